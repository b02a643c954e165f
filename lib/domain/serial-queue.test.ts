import { expect, test } from "vitest";
import { serialQueue } from "./serial-queue";

test("calls run one after another, also after one that fails", async () => {
  const run = serialQueue();
  const log: string[] = [];
  let finish = () => {};
  const first = run(async () => {
    log.push("first starts");
    await new Promise<void>((resolve) => (finish = resolve));
    throw new Error("first fails");
  });
  const second = run(() => {
    log.push("second starts");
    return Promise.resolve("second");
  });
  await Promise.resolve();
  expect(log).toEqual(["first starts"]);
  finish();
  await expect(first).rejects.toThrow("first fails");
  await expect(second).resolves.toBe("second");
  expect(log).toEqual(["first starts", "second starts"]);
});
