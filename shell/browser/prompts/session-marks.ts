/** Reads a session key; nothing where there is no storage. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a session key; without storage it is forgotten with the page. */
export function keepSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // What is not kept may come again.
  }
}
