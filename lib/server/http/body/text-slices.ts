const SLICE_CHARACTERS = 64 * 1024;
const HIGH_SURROGATE = /[\ud800-\udbff]$/;

/** The same text in short chunks, none of which ends within a surrogate pair. */
export async function* textSlices(
  text: AsyncIterable<string>,
): AsyncIterable<string> {
  for await (const chunk of text) {
    let from = 0;
    while (from < chunk.length) {
      const slice = chunk.slice(from, from + SLICE_CHARACTERS);
      const isCut =
        from + slice.length < chunk.length && HIGH_SURROGATE.test(slice);
      const whole = isCut ? slice.slice(0, -1) : slice;
      from += whole.length;
      yield whole;
    }
  }
}
