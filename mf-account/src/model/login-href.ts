import { routes } from '@umbral/domain/routes/table.ts';

/** The login page that leads back to an address afterwards [B076]. */
export function loginHref({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return withWayBack(routes.login.href(), pathname + search);
}

/** A page of the account that leads back afterwards, where there is a way back [B076]. */
export function withWayBack(href: string, wayBack: string | null): string {
  return wayBack === null ? href : `${href}?_=${encodeURIComponent(wayBack)}`;
}
