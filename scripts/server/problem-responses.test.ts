import { PassThrough } from "node:stream";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import {
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from "vitest";
import { headerOf, statusOf } from "../testing/raw-http";
import {
  sendProblem,
  statusOfParserError,
  writeProblem,
} from "./problem-responses.mjs";

let log: MockInstance<typeof console.warn>;
beforeEach(() => {
  log = vi.spyOn(console, "warn").mockReturnValue();
});

describe("writeProblem", () => {
  it("writes a complete response with a problem, the given headers and the logged id", () => {
    const socket = new PassThrough();
    writeProblem(socket, 431, { "x-content-type-options": "nosniff" });
    const response = String(socket.read());
    expect(statusOf(response)).toBe(431);
    expect(headerOf(response, "x-content-type-options")).toBe("nosniff");
    expect(headerOf(response, "connection")).toBe("close");
    const body = response.split("\r\n\r\n")[1] ?? "";
    expect(headerOf(response, "content-length")).toBe(`${body.length}`);
    expect(JSON.parse(body)).toEqual({
      type: "about:blank",
      title: "Request Header Fields Too Large",
      status: 431,
    });
    const id = headerOf(response, "x-request-id");
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`${id} `),
    );
  });
});

describe("sendProblem", () => {
  it("keeps the headers of the response and adds the given ones", () => {
    const request = new IncomingMessage(new Socket());
    request.method = "POST";
    const response = new ServerResponse(request);
    response.setHeader("x-content-type-options", "nosniff");
    const end = vi.spyOn(response, "end");
    sendProblem(request, response, 405, { allow: "GET, HEAD" });
    expect(response.statusCode).toBe(405);
    expect(response.getHeaders()).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      allow: "GET, HEAD",
    });
    expect(end).toHaveBeenCalledWith(expect.stringContaining('"status":405'));
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^[0-9a-f-]{36} POST 405: Method Not Allowed$/),
    );
  });
});

describe("statusOfParserError", () => {
  it.each([
    ["HPE_HEADER_OVERFLOW", 431],
    ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
    ["ERR_HTTP_REQUEST_TIMEOUT", 408],
    ["HPE_INVALID_METHOD", 400],
    [undefined, 400],
  ])("maps %s to %d", (code, status) => {
    expect(
      statusOfParserError(Object.assign(new Error(), code && { code })),
    ).toBe(status);
  });
});
