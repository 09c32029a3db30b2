import { routes } from '@umbral/domain/routes/table.ts';

/** Where to go after signing in: the path that the guard wrote, only within this portal [B015, B076]. */
export function returnPath(value: string | null): string {
  const home = routes.home.href();
  if (value === null || !value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return home;
  const target = new URL(value, 'http://portal.invalid');
  return target.host === 'portal.invalid' ? target.pathname + target.search + target.hash : home;
}
