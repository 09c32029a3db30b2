import { parseRoles } from '@umbral/domain/people/user-roles.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Access } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../replies/refusal.ts';
import type { SignedIn } from './session-store.ts';

const rolesOf: Record<Access, readonly Role[] | undefined> = {
  session: undefined,
  builder: ['constructora', 'administrador'],
  admin: ['administrador'],
  seo: ['seo', 'administrador'],
};

/** 401 without a session, 403 without one of the roles. */
export function requireAccess(request: FastifyRequest, access: Access): void {
  if (!request.signedIn) throw new Refusal('not-signed-in');
  const roles = rolesOf[access];
  if (roles) requireAnyRole(request.signedIn, roles);
}

/** Roles as a comma-separated value, as cookies and answers carry them [B077]; unknown and repeated ones are left out. */
export function rolesValue(roles: readonly string[]): string {
  return parseRoles(roles.join(',')).join(',');
}

/** Whether a person holds at least one of the roles. */
export function hasAnyRole(person: SignedIn, roles: readonly Role[]): boolean {
  return roles.some((role) => person.roles.includes(role));
}

/** 403 unless the person holds at least one of the roles. */
export function requireAnyRole(person: SignedIn, roles: readonly Role[]): void {
  if (!hasAnyRole(person, roles)) throw new Refusal('not-allowed');
}

/** Whether a person administers the portal. */
export function isAdministrator(person: SignedIn | undefined): boolean {
  return person?.roles.includes('administrador') ?? false;
}

/** Whether something that belongs to `ownerId` is this person's to change; administrators may change everything. */
export function ownsIt(person: SignedIn, ownerId: number | null): boolean {
  return person.userId === ownerId || isAdministrator(person);
}

/** 404 unless the person owns it or administers: what belongs to others does not exist for anyone else. */
export function requireOwner(person: SignedIn, ownerId: number | null): void {
  if (!ownsIt(person, ownerId)) throw new Refusal('not-found');
}
