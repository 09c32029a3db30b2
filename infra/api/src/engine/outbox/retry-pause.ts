const firstSeconds = 10;
const longestSeconds = 3600;

/** Seconds before a row is tried again that has failed `attempts` times: 10, 20, 40 … at most an hour. */
export function retryPause(attempts: number): number {
  return Math.min(longestSeconds, firstSeconds * 2 ** (attempts - 1));
}
