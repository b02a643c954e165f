import fc from "fast-check";
import { expect, it } from "vitest";
import { codeOfLink } from "./link-code";
import { readJoinText } from "./read-join-text";

const HOST = "kharcha.example";
const TOKEN = "AAECAwQFBgcICQoLDA0ODw";
const CODE = codeOfLink({ token: TOKEN, isReader: false }).join(" ");
const READER_CODE = codeOfLink({ token: TOKEN, isReader: true }).join(" ");
const read = (text: string) => readJoinText(text, HOST);
const link = (isReader: boolean | undefined = false) => ({
  kind: "link",
  link: { token: TOKEN, isReader },
});

it.each([
  `https://${HOST}/data#join=${TOKEN}`,
  `  http://${HOST}/data#join=${TOKEN}\n`,
  `HTTPS://${HOST.toUpperCase()}/data#join=${TOKEN}`,
  `${HOST}/data#join=${TOKEN}`,
  `#join=${TOKEN}`,
  `This is my list. #join=${TOKEN}`,
  `My list: https://${HOST}/data#join=${TOKEN}. Keep it!`,
  `(https://${HOST}/data#join=${TOKEN})`,
  `<https://${HOST}/data#join=${TOKEN}>`,
  `https://${HOST}/data%23join=${TOKEN}`,
  encodeURIComponent(`https://${HOST}/data#join=${TOKEN}`),
  `https://${HOST}/data#join=${TOKEN.slice(0, 9)} \n ${TOKEN.slice(9)}`,
  `https://${HOST}/data #join= ${TOKEN}`,
  `_https://${HOST}/data#join=${TOKEN}_`,
  `**https://${HOST}/data#join=${TOKEN}**`,
  `https://evil.example/a and https://${HOST}/data#join=${TOKEN}`,
  `https://evil.example/#join=${TOKEN} https://${HOST}/data#join=${TOKEN}`,
  `https://${HOST}/data#join=${TOKEN} is my list`,
  CODE,
  `code: ${CODE}`,
  `The code is ${CODE}.`,
  `"${CODE}"`,
  `*${CODE}*`,
  `_${CODE}_`,
  `${CODE}.`,
  CODE.replaceAll(" ", "–"),
  CODE.replaceAll(" ", " − "),
  CODE.toLowerCase().replaceAll(" ", "-"),
  CODE.replaceAll(" ", ""),
])("reads %s", (text) => {
  expect(read(text)).toEqual(link());
});

it("reads a link that only reads, and its code", () => {
  expect(read(`https://${HOST}/data#read=${TOKEN}`)).toEqual(link(true));
  expect(read(READER_CODE)).toEqual(link(true));
});

it.each([TOKEN, `“${TOKEN}”.`, `(${TOKEN})`])(
  "does not know whether the token of %s only reads",
  (text) => {
    expect(read(text)).toEqual({
      kind: "link",
      link: { token: TOKEN, isReader: undefined },
    });
  },
);

it.each([
  [`https://evil.example/data#join=${TOKEN}`, "evil.example"],
  [`evil.example/data#join=${TOKEN}`, "evil.example"],
  [`https://${HOST}@evil.example/data#join=${TOKEN}`, "evil.example"],
  [`https://${HOST}.evil.example/data#read=${TOKEN}`, `${HOST}.evil.example`],
  [`https://${HOST}:8080/data#join=${TOKEN}`, `${HOST}:8080`],
  [
    `https://evil.example/?next=https://${HOST}/data#join=${TOKEN}`,
    "evil.example",
  ],
  ["https://evil.example", "evil.example"],
])("names the other site of %s", (text, host) => {
  expect(read(text)).toEqual({ kind: "other-site", host });
});

it.each([
  `https://${HOST}/data#join=${TOKEN.slice(1)}`,
  `https://${HOST}/data#join=${TOKEN}A`,
  `https://${HOST}/data#join=`,
  `https://${HOST}/data#read=a%20b`,
  "https://#join=",
  TOKEN.slice(1),
  `${TOKEN}A`,
  CODE.slice(0, -1),
  CODE.replace("40R4", "40R5"),
  `code: ${CODE.slice(0, -1)}.`,
  `"${CODE.slice(0, -1)}"`,
  `https://${HOST}/data`,
  `${HOST}/data`,
  `https://${HOST}/show#main`,
])("says that %s is damaged", (text) => {
  expect(read(text)).toEqual({ kind: "damaged" });
});

it.each([
  "",
  "  ",
  "hello",
  "120 chai yesterday",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "<script>alert(1)</script>",
])("knows no list in %j", (text) => {
  expect(read(text)).toEqual({ kind: "unknown" });
});

it("returns a token and nothing else for any text", () => {
  const words = fc.constantFrom(
    ...[
      "https://",
      "#join=",
      "%3A",
      "#read=",
      HOST,
      "/data",
      TOKEN,
      "@",
      "?",
      " ",
    ],
    ...["javascript:", "\\", "%23join=", "evil.example", "'", "\u202E", "é"],
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const result = read(parts.join(""));
      if (result.kind === "link")
        expect(result.link.token).toMatch(/^[\w-]{22}$/);
    }),
  );
});
