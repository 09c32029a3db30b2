import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { isoMoment } from '../vocabulary/identifier.ts';
import { id, listOf, ok, outcome } from './fields.ts';

/** An open session as its owner sees it; the id proves nothing. */
export const ownSession = z.object({
  id: z.uuid(),
  /** Browser and system in words. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  id: 'C213',
  method: 'GET',
  path: '/users/sessions',
  summary: 'The own open sessions, the present one first',
  access: 'session',
  response: listOf(ownSession),
});
export const endSession = endpoint({
  id: 'C214',
  method: 'POST',
  path: '/users/sessions/end',
  summary: 'Ends one of the own sessions; 404 for those of others',
  access: 'session',
  body: z.strictObject({ id: z.uuid() }).meta({ examples: [{ id: '0198c0de-0000-4000-8000-000000000000' }] }),
  response: z.object({ ok }),
});
export const logoutEverywhere = endpoint({
  id: 'C215',
  method: 'POST',
  path: '/users/logout/everywhere',
  summary: 'Ends every session of the person, also this one',
  access: 'session',
  response: z.object({ ok }),
});

/** A browser that its owner has signed in on: wrong passwords of strangers do not get in its way. */
export const ownDevice = z.object({
  id,
  /** Browser and system in words. */
  device: z.string(),
  first_seen_at: isoMoment,
  last_seen_at: isoMoment,
  is_current: z.boolean(),
});
export type OwnDevice = z.output<typeof ownDevice>;

export const listDevices = endpoint({
  id: 'C287',
  method: 'GET',
  path: '/users/devices',
  summary: 'Browsers that the account knows, the present one first',
  access: 'session',
  response: listOf(ownDevice),
});
export const forgetDevice = endpoint({
  id: 'C288',
  method: 'POST',
  path: '/users/devices/forget',
  summary: 'Makes one of them a stranger again; its session stays open; 404 for those of others',
  access: 'session',
  body: z.strictObject({ id }).meta({ examples: [{ id: 7 }] }),
  response: outcome,
});
