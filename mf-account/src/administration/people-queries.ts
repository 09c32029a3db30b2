import {
  changePersonRoles,
  changePersonState,
  endPersonSessions,
  findPeople,
  type givenRoles,
  readPerson,
} from '@umbral/domain/api/people.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';

export type PeoplePage = EndpointOutput<typeof findPeople>;
export type GivenRole = (typeof givenRoles)[number];

/** One page of the accounts whose name or e-mail holds the words. */
export function find(call: CallApi, q: string, page: number): Promise<PeoplePage> {
  return call(findPeople, { body: { q, page } });
}

/** One account with all that staff may see of it. */
export async function read(call: CallApi, id: number) {
  return (await call(readPerson, { params: { id } })).data;
}

/** Gives an account exactly these roles. */
export function changeRoles(call: CallApi, id: number, roles: GivenRole[]) {
  return call(changePersonRoles, { params: { id }, body: { roles } });
}

/** Blocks an account, or lets it in again. */
export function changeState(call: CallApi, id: number, isActive: boolean, reason: string) {
  return call(changePersonState, { params: { id }, body: { is_active: isActive, reason } });
}

/** Ends the sessions of an account. */
export function endSessions(call: CallApi, id: number) {
  return call(endPersonSessions, { params: { id } });
}
