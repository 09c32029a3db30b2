import type { FastifyRequest } from 'fastify';
import type { Access } from 'shared-contracts/api/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignedIn } from './session-store.ts';

const rolesOf: Record<Access, readonly string[] | undefined> = {
  session: undefined,
  builder: ['constructora', 'administrador'],
  admin: ['administrador'],
  seo: ['seo', 'administrador'],
};

/** 401 without a session, 403 without one of the roles. */
export function requireAccess(request: FastifyRequest, access: Access): void {
  if (!request.signedIn) throw new Refusal('not-signed-in');
  const roles = rolesOf[access];
  if (roles && !hasAnyRole(request.signedIn, roles)) throw new Refusal('not-allowed');
}

/** Whether a person holds at least one of the roles. */
export function hasAnyRole(person: SignedIn, roles: readonly string[]): boolean {
  return roles.some((role) => person.roles.includes(role));
}

/** Whether a person administers the portal. */
export function isAdministrator(person: SignedIn | undefined): boolean {
  return person?.roles.includes('administrador') ?? false;
}
