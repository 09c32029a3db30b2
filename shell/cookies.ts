const daySeconds = 86_400;

/** Reads one cookie of this page. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return found && decodeURIComponent(found.slice(prefix.length));
}

/** Sets a first-party cookie for a number of days; 0 removes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax${secure}`;
}
