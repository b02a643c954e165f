/** The runs of a slow property: all in the long run (`npm run test:all`), and a tenth in `npm test`. */
export function propertyRuns(all: number): number {
  return process.env["TEST_RUN"] === "all" ? all : Math.ceil(all / 10);
}
