import { expect, test, waitForFrames, withMotion } from "../fixtures";
import { putPlan } from "../plan/put-plan";

declare global {
  interface Window {
    /** The names of what has moved: of CSS, or of a row. */
    moved: Set<string>;
  }
}

const JANUARY = ["2026-01-03", "2026-01-05", "2026-01-07", "2026-01-09"];

for (const [motion, options, moved] of [
  ["moves", withMotion, ["d", "row", "value", "width"]],
  ["moves nothing with reduced motion", {}, []],
] as const)
  test.describe(motion, () => {
    test.use(options);

    test("after a deletion, the rows below close the gap, and the sums, the line and the meter have their new values", async ({
      page,
      context,
      myExpenses,
      record,
    }) => {
      await page.clock.setFixedTime("2026-01-20T12:00:00");
      await record(
        ...JANUARY.map((date, day) => ({
          ...{ date, description: `Day ${day}`, amount: 100 * (day + 1) },
        })),
      );
      await putPlan(context, {
        allowance: {
          ...{ amount: 5000, every: "month", startDay: 1 },
          ...{ carryOver: false, from: "2026-01-01" },
        },
      });
      await myExpenses.goto();
      await expect(myExpenses.plan()).toContainText("₹4,000 left");
      await expect(myExpenses.total()).toContainText("₹1,000");
      const secondRow = () => myExpenses.rows().nth(1).boundingBox();
      const before = await secondRow();
      await myExpenses.openDialog("Day 2");
      await page.evaluate(() => {
        window.moved = new Set();
        const { moved } = window;
        const isInDialog = ({ target }: Event) =>
          target instanceof Element && target.closest("[role=dialog]");
        document.addEventListener("transitionrun", (event) => {
          const isShape = event.target instanceof SVGElement;
          if (isShape && !isInDialog(event)) moved.add(event.propertyName);
        });
        document.addEventListener("animationstart", (event) => {
          if (!isInDialog(event)) moved.add(event.animationName);
        });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...options) {
          if (this.tagName === "TR") moved.add("row");
          return animate.apply(this, options);
        };
      });
      await myExpenses.dialogButton("Delete").click();
      await expect(myExpenses.rows()).toHaveCount(3);
      await expect(myExpenses.total()).toContainText("₹700");
      await expect(myExpenses.summary()).toContainText("₹700");
      await expect(myExpenses.plan()).toContainText("₹4,300 left");
      // Motion begins in the next frame.
      await waitForFrames(page, 3);
      await expect
        .poll(() => page.evaluate(() => [...window.moved].sort()))
        .toEqual(moved);
      // The rows end where they would be without motion.
      await expect.poll(secondRow).toEqual(before);
    });
  });
