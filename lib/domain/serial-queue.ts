/** Returns a function that runs the calls given to it one after another, also after one that fails. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(call: () => Promise<T>): Promise<T> => {
    const result = last.then(call, call);
    last = result;
    return result;
  };
}
