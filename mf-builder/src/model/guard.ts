import { parseRoles } from '@umbral/domain/people/user-roles.ts';
import { routes } from '@umbral/domain/routes/table.ts';

/** Whoever may act for builders: builders, and those who administer. */
export function mayManageProjects(roles: string): boolean {
  const given = parseRoles(roles);
  return given.includes('constructora') || given.includes('administrador');
}

/** The builder screens of an account, or the builders' own area behind its own login. */
export type GuardedArea = 'account' | 'builder-area';

/**
 * Where the guard sends a visitor from an address: out of the builders' own area to its login; out of the account
 * nobody to the login that leads back, somebody else home with the reason. Gives nothing for those who may stay
 * [B076, B114].
 */
export function guardTarget(
  roles: string | undefined,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  area: GuardedArea,
): string | undefined {
  if (roles !== undefined && mayManageProjects(roles)) return undefined;
  if (area === 'builder-area') return routes.builderLogin.href();
  if (roles === undefined) return `${routes.login.href()}?_=${encodeURIComponent(pathname + search)}`;
  return `${routes.home.href()}?permissions=insufficient`;
}
