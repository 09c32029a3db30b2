import { parseRoles } from 'shared-contracts/domain/user-roles.ts';
import { routes } from 'shared-contracts/routes/table.ts';

/** Whoever may act for builders: builders, and those who administer. */
export function mayManageProjects(roles: string): boolean {
  const given = parseRoles(roles);
  return given.includes('constructora') || given.includes('administrador');
}

/**
 * Where the guard sends a visitor: nobody to the builders' login, somebody else home with the reason; nothing for
 * those who may stay [B076].
 */
export function guardTarget(roles: string | undefined): string | undefined {
  if (roles === undefined) return routes.builderLogin.href();
  return mayManageProjects(roles) ? undefined : `${routes.home.href()}?permissions=insufficient`;
}
