import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a plain node:http server in its own process. It responds with the gzipped body. */
export async function startPlainServer(body: Buffer) {
  const child = spawn(process.execPath, ["scripts/bench/plain-server.mjs"]);
  const exited = once(child, "exit");
  child.stdin.end(body);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
