import { type Role, roles } from '../vocabulary/vocabulary.ts';

/** The known roles of a comma-separated value, unknown ones left out [B077]. */
export function parseRoles(value: string): Role[] {
  const given = new Set(value.split(',').map((part) => part.trim()));
  return roles.filter((role) => given.has(role));
}

/** Saving favourites and comparisons needs exactly one role [B054] [B057]. */
export function hasExactlyOneRole(value: string): boolean {
  return value.split(',').filter((part) => part.trim() !== '').length === 1;
}

/** Staff enters contacts and leads of other people: what is known of themselves is never offered nor told [B066]. */
export function isStaff(roles: readonly string[]): boolean {
  return roles.includes('administrador') || roles.includes('contributor');
}

/** Roles that count only in a session that was proven by a second factor. */
export const guardedRoles = ['administrador', 'contributor', 'seo', 'platform'] as const satisfies readonly Role[];

/** Whether any of the roles needs a second factor. */
export function hasGuardedRole(roles: readonly string[]): boolean {
  return guardedRoles.some((role) => roles.includes(role));
}
