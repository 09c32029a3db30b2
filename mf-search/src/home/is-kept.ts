/** Whether this device keeps something under a key: only then is the code that reads it worth loading. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
