/**
 * The runs of a slow property: all with the new seed of the scheduled workflow, and with
 * the fixed one a third in the long run (`npm run test:all`) and a tenth in `npm test`.
 */
export function propertyRuns(all: number): number {
  if (process.env["PROPERTY_SEED"]) return all;
  return Math.ceil(all / (process.env["TEST_RUN"] === "all" ? 3 : 10));
}
