import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Returns a MongoDB server for the tests: MONGODB_TEST_URI if it is set, else a
 * new server from the mongod on the PATH. Without a `uri`, `reason` says why no
 * server could be started.
 *
 * @returns {Promise<{ uri?: string, reason?: string, stop: () => Promise<unknown> }>}
 */
export async function startMongo() {
  const uri = process.env["MONGODB_TEST_URI"];
  if (uri) return { uri, stop: async () => {} };
  const systemBinary = findMongod();
  if (!systemBinary)
    return {
      reason:
        "MONGODB_TEST_URI is not set, and there is no mongod on the PATH.",
      stop: async () => {},
    };
  try {
    const { MongoMemoryServer } = await import("mongodb-memory-server-core");
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
