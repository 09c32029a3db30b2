import { portalPath } from './portal-path.ts';

/** The path of the portal that somebody means by what they typed: a path, or a whole address out of the browser. */
export function testedPath(typed: string): string | undefined {
  const text = typed.trim();
  const path = URL.canParse(text) ? new URL(text).pathname : text.replace(/[?#].*$/, '');
  return portalPath.safeParse(path).data;
}
