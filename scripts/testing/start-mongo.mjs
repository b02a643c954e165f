import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * A MongoDB server for the tests: the one that MONGODB_TEST_URI names, else one
 * of our own from the mongod on the PATH, else from a downloaded one.
 *
 * @returns {Promise<{ uri?: string, reason?: string, stop: () => Promise<unknown> }>}
 */
export async function startMongo() {
  const uri = process.env["MONGODB_TEST_URI"];
  if (uri) return { uri, stop: async () => {} };
  try {
    const { MongoBinary, MongoMemoryServer } =
      await import("mongodb-memory-server-core");
    const systemBinary = findMongod() ?? (await MongoBinary.getPath());
    const server = await MongoMemoryServer.create({ binary: { systemBinary } });
    return { uri: server.getUri(), stop: () => server.stop() };
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    return { reason, stop: async () => {} };
  }
}

function findMongod() {
  const name = process.platform === "win32" ? "mongod.exe" : "mongod";
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
