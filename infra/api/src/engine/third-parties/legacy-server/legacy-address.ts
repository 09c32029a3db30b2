/** The address of a path at an origin; undefined where it is spelled so that two programs could read it in two ways. */
export function addressOf(origin: string, path: string): URL | undefined {
  const url = URL.parse(path, origin);
  const isPlain = path.startsWith('/') && !/^\/[/\\]|[\\\s]|%2e|%2f|%5c|%00/i.test(path.split('?')[0] ?? '');
  return url !== null && isPlain && url.origin === new URL(origin).origin ? url : undefined;
}

/** Whether a path lies at or below one of these beginnings. */
export function liesBelow({ pathname }: Pick<URL, 'pathname'>, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`));
}
