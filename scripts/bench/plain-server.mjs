import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// Responds to every request with the bytes of a file, from memory.
const bytes = readFileSync(process.argv[2] ?? "");
const server = createServer((_, response) => {
  response.setHeader("content-type", "application/json");
  response.setHeader("content-encoding", "gzip");
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : address);
});
