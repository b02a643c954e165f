import { expect, it } from "vitest";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { ExpenseStore } from "@/lib/server/store/port";
import { listsOf, newDigest } from "./opened-list";
import { newLunch } from "./sample-expenses";

const FAR = "2199-12-31" as CalendarDate;

/** The contract of the reader links of private lists. */
export function describeReadersContract(store: () => ExpenseStore) {
  const lists = () => listsOf(store());

  /** A list, and what adds its reader link. */
  async function newList() {
    const token = newDigest();
    const { id } = await lists().create(token);
    const add = (salt: string, digest = newDigest()) =>
      lists().addReader(id, token, { digest, salt });
    return { id, token, add };
  }

  it("finds a list by its reader link, too, and says which of the two found it", async () => {
    const { id, token, add } = await newList();
    expect(await lists().find(token)).toMatchObject({ id, access: "full" });
    const reader = newDigest();
    expect(await add("salt", reader)).toBe(true);
    const common = { id, readerSalt: "salt" };
    expect(await lists().find(token)).toMatchObject({
      ...common,
      access: "full",
    });
    expect(await lists().find(reader)).toMatchObject({
      ...common,
      access: "read",
    });
    expect(await lists().findRotation(reader)).toBeUndefined();
  });

  it("stores one of many concurrent reader links", async () => {
    const { id, token } = await newList();
    const digests = Array.from({ length: 5 }, newDigest);
    const added = await Promise.all(
      digests.map((digest) =>
        lists().addReader(id, token, { digest, salt: `of ${digest}` }),
      ),
    );
    const found = await Promise.all(digests.map((d) => lists().find(d)));
    expect(found.filter(Boolean)).toMatchObject([{ id, access: "read" }]);
    const stored = found.findIndex(Boolean);
    expect(added[stored]).toBe(true);
    expect(await lists().find(token)).toMatchObject({
      readerSalt: `of ${digests[stored]}`,
    });
  });

  it("keeps the reader link when the list is used", async () => {
    const { id, add } = await newList();
    const reader = newDigest();
    await add("salt", reader);
    await lists().touch(id);
    await store().forList(id).add(newLunch, "k");
    expect(await lists().find(reader)).toMatchObject({ id });
  });

  it("removes the reader link, and takes another one then", async () => {
    const { id, token, add } = await newList();
    const [first, second] = [newDigest(), newDigest()];
    await lists().removeReader(id);
    await add("a", first);
    await lists().removeReader(id);
    expect(await lists().find(first)).toBeUndefined();
    expect(await lists().find(token)).not.toHaveProperty("readerSalt");
    expect(await add("b", second)).toBe(true);
    expect(await lists().find(second)).toMatchObject({ readerSalt: "b" });
    expect(await lists().find(first)).toBeUndefined();
  });

  it("removes the reader link when the token is replaced, and then takes none from the old token", async () => {
    const { id, token, add } = await newList();
    const [reader, next] = [newDigest(), newDigest()];
    await add("salt", reader);
    const rotation = { keyDigest: "a", salt: "s" };
    expect(await lists().rotate(id, { from: token, to: next }, rotation)).toBe(
      true,
    );
    expect(await lists().find(reader)).toBeUndefined();
    expect(await lists().find(next)).not.toHaveProperty("readerSalt");
    expect(await add("b")).toBe(false);
    expect(await lists().find(next)).not.toHaveProperty("readerSalt");
  });

  it("changes the reader link of no other list", async () => {
    const [one, other] = [await newList(), await newList()];
    const reader = newDigest();
    await one.add("salt", reader);
    await lists().removeReader(other.id);
    expect(
      await lists().addReader(other.id, one.token, {
        digest: newDigest(),
        salt: "b",
      }),
    ).toBe(false);
    expect(await lists().find(other.token)).not.toHaveProperty("readerSalt");
    expect(await lists().find(reader)).toMatchObject({ id: one.id });
  });

  it.each(["erased", "pruned"])(
    "finds no %s list by its reader link",
    async (how) => {
      const { id, add } = await newList();
      const reader = newDigest();
      await add("salt", reader);
      if (how === "erased") await store().forList(id).erase();
      else expect(await lists().prune(FAR, { dryRun: false })).toBe(1);
      expect(await lists().find(reader)).toBeUndefined();
      expect(await add("b")).toBe(false);
    },
  );
}
