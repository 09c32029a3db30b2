const longest = 10_000;

/** What was thrown, in words: with its stack where there is one. */
export function told(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? (thrown.stack ?? thrown) : thrown).slice(0, longest);
  } catch {
    return 'something that cannot be said';
  }
}
