import { currentSession } from '@umbral/domain/api/users.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { expect, test } from 'vitest';
import { loadForStaff } from './staff-data.ts';

const argsFor = (roles: string | undefined): LoaderArgs => {
  const call = async ({ id }: Endpoint) => {
    if (id !== currentSession.id) throw new Error(`${id} is not expected`);
    return roles === undefined ? { ok: 0, user: null } : { ok: 1, user: { id: 1, roles } };
  };
  const request = new Request('https://portal.test/user/admin?seccion=personas');
  return { request, context: { get: () => ({ call }) } } as never;
};
const load = (roles: string | undefined, read = async () => 'data') =>
  loadForStaff(argsFor(roles), ['administrador'], read);
const sentTo = async (roles: string | undefined) =>
  load(roles).then(
    () => undefined,
    (answer: Response) => answer.headers.get('location'),
  );

test('[B076] without a session the login comes first and leads back to the very part', async () => {
  expect(await sentTo(undefined)).toBe('/login?_=%2Fuser%2Fadmin%3Fseccion%3Dpersonas');
});

test('[B114] without the role one is sent home, which says why', async () => {
  expect(await sentTo('user,constructora')).toBe('/?permissions=insufficient');
});

test('[B145] who holds the role sees the screen, also while its list cannot be read', async () => {
  expect(await load('user,administrador')).toEqual({ roles: ['administrador', 'user'], userId: 1, own: 'data' });
  const refused = async () => {
    throw new ApiError({ type: 'unavailable', title: 'Unavailable', status: 503 });
  };
  expect((await load('administrador', refused as never)).own).toBeNull();
});
