import { test } from "../fixtures";
import { describeImport } from "./import-journey";

test.use({ lists: "one" });

describeImport(test);
