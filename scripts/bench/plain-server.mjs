import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

// Responds to every request with the gzipped body from standard input.
const body = await buffer(process.stdin);
const server = createServer((_, response) => {
  response.setHeader("content-type", "application/json");
  response.setHeader("content-encoding", "gzip");
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : address);
});
