/** Longest that a slice of work holds the page, in ms. */
const sliceMs = 12;

/** Lets the page draw and hear before the work goes on. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Takes what a generator gives, up to a number of items, and lets the page breathe meanwhile. */
export async function takeInSlices<Item>(items: Iterable<Item>, most: number): Promise<Item[]> {
  const taken: Item[] = [];
  let since = performance.now();
  for (const item of items) {
    taken.push(item);
    if (taken.length >= most) break;
    if (performance.now() - since < sliceMs) continue;
    await pause();
    since = performance.now();
  }
  return taken;
}
