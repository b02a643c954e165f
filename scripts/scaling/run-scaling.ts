import { readFileSync, writeFileSync } from "node:fs";
import { readResults } from "../bench/bench";
import { DOCUMENT, updateDocument } from "./scaling-document";

const document = readFileSync(DOCUMENT, "utf8");
writeFileSync(DOCUMENT, await updateDocument(document, readResults()));
console.log(`The tables of ${DOCUMENT} follow from bench.json.`);
