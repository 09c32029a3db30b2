/**
 * Posts a count, which nobody waits for and whose loss harms nobody. Without a client of the API, whose code a visit
 * would load for this alone.
 */
export async function sendCount(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { method: 'POST', keepalive: true });
    // Says nothing, but for the browser a request stays open until its answer is read.
    await answer.arrayBuffer();
  } catch {
    // Nobody misses it.
  }
}
