import { routes } from 'shared-contracts/routes/table.ts';

/** The login page that leads back to an address afterwards [B076]. */
export function loginHref({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return `${routes.login.href()}?_=${encodeURIComponent(pathname + search)}`;
}
