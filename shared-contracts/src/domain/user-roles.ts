import { type Role, roles } from './vocabulary.ts';

/** The known roles of a comma-separated value, unknown ones left out [B077]. */
export function parseRoles(value: string): Role[] {
  const given = new Set(value.split(',').map((part) => part.trim()));
  return roles.filter((role) => given.has(role));
}

/** Saving favourites and comparisons needs exactly one role [B054] [B057]. */
export function hasExactlyOneRole(value: string): boolean {
  return value.split(',').filter((part) => part.trim() !== '').length === 1;
}
