import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPortalPeople } from './portal-people.ts';

let portal: Server;
let apiUrl = '';
let user: object | null;
let isSilent: boolean;
let asked: number;
let nowMs: number;

beforeAll(async () => {
  portal = createServer((_request, response) => {
    asked += 1;
    if (isSilent) return response.destroy();
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ user }));
  }).listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const address = portal.address();
  apiUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => portal.close());
beforeEach(() => {
  user = { id: 7, roles: 'platform' };
  isSilent = false;
  asked = 0;
  nowMs = 1_000_000;
});

const cookies = 'SessionId=abc';
const minute = 60_000;
const people = () => createPortalPeople(apiUrl, () => nowMs);

test('the portal is asked once in ten seconds, and what it says then counts', async () => {
  const { isThere } = people();
  expect([await isThere(cookies, 7), await isThere(cookies, 8)]).toEqual([true, false]);
  user = { id: 7, roles: 'user' };
  nowMs += 9_999;
  expect(await isThere(cookies, 7)).toBe(true);
  expect(asked).toBe(1);
  nowMs += 1;
  expect(await isThere(cookies, 7)).toBe(false);
  expect(asked).toBe(2);
});

test('each browser is asked for by itself', async () => {
  const { isThere } = people();
  await isThere(cookies, 7);
  user = null;
  expect(await isThere('SessionId=other', 7)).toBe(false);
  expect(await isThere(cookies, 7)).toBe(true);
});

test('while the portal is silent its last answer counts for a quarter of an hour; whoever is new is nobody', async () => {
  const { isThere } = people();
  await isThere(cookies, 7);
  isSilent = true;
  nowMs += 14 * minute;
  expect([await isThere(cookies, 7), await isThere(cookies, 8)]).toEqual([true, false]);
  nowMs += 2 * minute;
  expect(await isThere(cookies, 7)).toBe(false);
  expect(await isThere('SessionId=new', 7)).toBe(false);
});

test('a person who was refused stays refused while the portal is silent', async () => {
  user = null;
  const { isThere } = people();
  expect(await isThere(cookies, 7)).toBe(false);
  isSilent = true;
  nowMs += minute;
  expect(await isThere(cookies, 7)).toBe(false);
});
