/** Reads the cookies of a request; a name that comes twice counts with its first value. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const [name = '', ...rest] = part.trim().split('=');
    if (name !== '' && !cookies.has(name)) cookies.set(name, decode(rest.join('=')));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
