import * as sharing from '@umbral/domain/api/board-sharing.ts';
import * as boards from '@umbral/domain/api/boards.ts';
import { changeFavourite, createFavouriteList } from '@umbral/domain/api/favourite-lists.ts';
import { saveFavourite } from '@umbral/domain/api/saved.ts';
import { boardLimits } from '@umbral/domain/limits/board-limits.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetGuests, queueBoardLetters } from './board-jobs.ts';

let api: TestApp;
let owner: string;
let other: string;
let plantIds: number[];
let listId: number;
let token: string;

beforeAll(async () => {
  api = await createTestApp();
  owner = await signIn(api.app, 'visitor');
  other = await signIn(api.app, 'seo');
  const { rows } = await sql<{ id: number }>`select p.id from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active and not p.hide_price order by p.id limit 2`.execute(api.backend.db);
  plantIds = rows.map(({ id }) => id);
}, 60_000);

beforeEach(async () => {
  await sql`truncate favourite, favourite_list cascade`.execute(api.backend.db);
  await sql`delete from outbox where topic = 'mail'`.execute(api.backend.db);
  const made = await call(api.app, createFavouriteList, { body: { name: 'Para los dos' } }, { cookie: owner });
  listId = made.id ?? 0;
  for (const plant_id of plantIds) {
    await call(api.app, saveFavourite, { body: { plant_id } }, { cookie: owner });
    await call(api.app, changeFavourite, { body: { plant_id, list_id: listId } }, { cookie: owner });
  }
  await asOwner(sharing.shareList);
  token = (await share())?.token ?? '';
});

afterEach(() => api.setNow(undefined));
afterAll(() => api.close());

const share = async (cookie = owner) => (await call(api.app, sharing.listShares, {}, { cookie })).data[0];
const asOwner = (endpoint: Endpoint, body: object = {}, cookie = owner) =>
  send(api.app, endpoint, { body: { list_id: listId, ...body } }, { cookie });
const openAs = (cookie?: string) => send(api.app, boards.openBoard, { body: { token } }, { cookie });
const view = async (cookie?: string) => (await openAs(cookie)).json().data;
const plant = (index: number) => plantIds[index] ?? 0;
const markAs = (cookie: string | undefined, mark: string, plant_id = plant(0)) =>
  send(api.app, boards.markHome, { body: { token, plant_id, mark } }, { cookie });
const commentAs = (cookie: string | undefined, text: string, plant_id = plant(0)) =>
  send(api.app, boards.commentHome, { body: { token, plant_id, text } }, { cookie });

/** Joins as a guest and gives the cookie. */
async function guest(name: string): Promise<string> {
  const answer = await send(api.app, boards.joinBoard, { body: { token, name } });
  expect(answer.json()).toMatchObject({ ok: 1 });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'ListGuest', httpOnly: true, sameSite: 'Lax', path: '/' });
  return `ListGuest=${cookie?.value}`;
}

describe('the link', () => {
  test('[C273, C274] opens the list to whoever has it: its homes, and nothing of its people', async () => {
    const camila = await guest('Camila');
    await commentAs(camila, 'Solo para nosotras');
    const seen = await openAs();
    expect(seen.json().data).toMatchObject({ name: 'Para los dos', owner: 'Valentina', me: null, members: [] });
    expect(seen.json().data.homes).toHaveLength(2);
    expect(seen.body).not.toMatch(/Camila|Solo para nosotras|example\.com|Restrepo/);
    expect(seen.headers['cache-control']).toBe('no-store');
  });

  test('[C274] sharing again keeps the link, also at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => asOwner(sharing.shareList)));
    expect((await share())?.token).toBe(token);
  });

  test('[C279, C280] a made-up link, a lost one and a stranger to the list are told the same', async () => {
    const unknown = await send(api.app, boards.openBoard, { body: { token: 'x'.repeat(43) } });
    expect(unknown.statusCode).toBe(404);
    const camila = await guest('Camila');
    await asOwner(sharing.endShare);
    const gone = await openAs(camila);
    expect([gone.statusCode, gone.body]).toEqual([404, unknown.body]);
    const { rows } = await sql`select from board_member`.execute(api.backend.db);
    expect(rows).toEqual([]);
  });

  test('[C275] another link ends the former one and keeps who came by it', async () => {
    const camila = await guest('Camila');
    await asOwner(sharing.renewShare);
    expect((await openAs(camila)).statusCode).toBe(404);
    token = (await share())?.token ?? '';
    expect((await view(camila)).me).toMatchObject({ name: 'Camila', is_owner: false });
  });

  test('only its hash is stored', async () => {
    const { rows } = await sql`select * from shared_board`.execute(api.backend.db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('members', () => {
  test('[C280] a guest says a first name, an account need not; each stays one member', async () => {
    const nameless = await send(api.app, boards.joinBoard, { body: { token } });
    expect([nameless.statusCode, nameless.json().issues]).toEqual([422, { name: expect.stringContaining('nombre') }]);
    const camila = await guest('Camila');
    for (const cookie of [camila, other, other]) {
      await call(api.app, boards.joinBoard, { body: { token, name: 'Otro nombre' } }, { cookie });
    }
    const { members, me } = await view(other);
    expect(members.map(({ name }: { name: string }) => name)).toEqual(['Valentina', 'Camila', me.name]);
    expect(me.name).not.toBe('Otro nombre');
  });

  test('[C280] a guest who signs in goes on with the account, and the browser alone is nobody then', async () => {
    const camila = await guest('Camila');
    await markAs(camila, 'love');
    expect((await view(`${camila}; ${other}`)).me).toMatchObject({ name: 'Camila' });
    expect((await view(other)).me).toMatchObject({ name: 'Camila' });
    expect((await view(camila)).me).toBeNull();
  });

  test('[C280] six people fit, also where ten come at once', async () => {
    const came = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(api.app, boards.joinBoard, { body: { token, name: `Persona ${index}` } }),
      ),
    );
    expect(came.filter((answer) => answer.json().ok === 1)).toHaveLength(boardLimits.members - 1);
  });

  test('[C277] whoever is removed has lost the link, too; the owner stays', async () => {
    const camila = await guest('Camila');
    await commentAs(camila, 'Hola');
    const [mine, hers] = (await share())?.members ?? [];
    expect((await asOwner(sharing.removeMember, { member_id: mine?.id })).statusCode).toBe(404);
    expect((await asOwner(sharing.removeMember, { member_id: hers?.id })).json().ok).toBe(1);
    expect((await openAs(camila)).statusCode).toBe(404);
    token = (await share())?.token ?? '';
    expect(await view(camila)).toMatchObject({ me: null });
    expect((await view(owner)).homes.flatMap(({ comments }: { comments: unknown[] }) => comments)).toEqual([]);
  });

  test('[C284] a member leaves with what was said; the owner cannot leave', async () => {
    const camila = await guest('Camila');
    await markAs(camila, 'no');
    await call(api.app, boards.leaveBoard, { body: { token } }, { cookie: camila });
    expect((await view(owner)).homes[0].marks).toEqual([]);
    expect((await send(api.app, boards.leaveBoard, { body: { token } }, { cookie: owner })).statusCode).toBe(404);
  });

  test('a guest who has not looked for a year is forgotten', async () => {
    const camila = await guest('Camila');
    api.setNow(new Date(Date.now() + 366 * 86_400_000));
    await forgetGuests(api.backend);
    expect((await view(camila)).me).toBeNull();
  });
});

describe('marks and comments', () => {
  test('[C281] a mark is given, changed and taken back; the same one again is no news', async () => {
    const camila = await guest('Camila');
    const marks = async () => (await view(owner)).homes.flatMap(({ marks: all }: { marks: object[] }) => all);
    await markAs(camila, 'maybe');
    await markAs(camila, 'love');
    const [first] = await marks();
    expect(first).toMatchObject({ mark: 'love' });
    api.setNow(new Date(Date.now() + 60_000));
    await markAs(camila, 'love');
    expect(await marks()).toEqual([first]);
    await markAs(camila, 'none');
    expect(await marks()).toEqual([]);
  });

  test('[C282, C283] own comments can be deleted, those of others only by the owner', async () => {
    const camila = await guest('Camila');
    await call(api.app, boards.joinBoard, { body: { token } }, { cookie: other });
    expect((await commentAs(camila, '  Me gusta la luz \n y el balcón ')).json().ok).toBe(1);
    // A double click.
    await commentAs(camila, 'Me gusta la luz \n y el balcón');
    const comments = (await view(owner)).homes.flatMap(({ comments: all }: { comments: object[] }) => all);
    expect(comments).toMatchObject([{ text: 'Me gusta la luz \n y el balcón' }]);
    const [{ id }] = comments;
    const remove = (cookie: string) =>
      send(api.app, boards.deleteBoardComment, { body: { token, comment_id: id } }, { cookie });
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(owner)).json().ok).toBe(1);
    expect((await remove(camila)).statusCode).toBe(404);
  });

  test('[C281, C282, C283] who has only the link says nothing, and a home of no list is none', async () => {
    expect((await markAs(undefined, 'love')).statusCode).toBe(404);
    expect((await commentAs(other, 'Hola')).statusCode).toBe(404);
    const camila = await guest('Camila');
    await call(api.app, changeFavourite, { body: { plant_id: plant(1), list_id: null } }, { cookie: owner });
    expect((await markAs(camila, 'love', plant(1))).statusCode).toBe(404);
    expect((await commentAs(camila, 'Hola', plant(1))).statusCode).toBe(404);
    expect((await markAs(camila, 'hate')).statusCode).toBe(422);
    expect((await commentAs(camila, '   ')).statusCode).toBe(422);
    expect((await commentAs(camila, 'x'.repeat(501))).statusCode).toBe(422);
  });

  test('[C282] a list takes so many comments and no more', async () => {
    const camila = await guest('Camila');
    await sql`insert into board_comment (member_id, plant_id, body, at)
      select m.id, ${plant(0)}, 'palabra ' || n, now() from board_member m, generate_series(1, ${boardLimits.comments}) n
      where m.name = 'Camila'`.execute(api.backend.db);
    expect((await commentAs(camila, 'Una más')).json()).toMatchObject({ ok: 0 });
  });

  test('[C279] what is new counts from the visit before, not from the last look', async () => {
    const start = Date.now();
    const camila = await guest('Camila');
    const sinceAt = async (minutes: number) => {
      api.setNow(new Date(start + minutes * 60_000));
      return Math.round((Date.parse((await view(camila)).me.since) - start) / 60_000);
    };
    expect(await sinceAt(5)).toBe(0);
    expect(await sinceAt(20)).toBe(0);
    expect(await sinceAt(90)).toBe(20);
    expect(await sinceAt(95)).toBe(20);
  });

  test('[C280, C281, C282] without script each form leads back to the list, and a mistake is told on a page', async () => {
    const post = (path: string, fields: Record<string, string>, cookie = '') =>
      api.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: new URLSearchParams({ token, ...fields }).toString(),
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          cookie,
        },
      });
    const joined = await post('/boards/join', { name: 'Camila' });
    expect([joined.statusCode, joined.headers.location]).toEqual([303, `/lista-compartida/${token}`]);
    const cookie = `ListGuest=${joined.cookies[0]?.value}`;
    const home = { plant_id: String(plant(0)) };
    expect((await post('/boards/mark', { ...home, mark: 'love' }, cookie)).statusCode).toBe(303);
    expect((await post('/boards/comment', { ...home, text: 'Hola' }, cookie)).statusCode).toBe(303);
    const wrong = await post('/boards/comment', { ...home, text: '' }, cookie);
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([422, expect.stringContaining('text/html')]);
    expect(wrong.body).toContain('Escribe tu comentario');
  });
});

describe('the owner', () => {
  test('[C273-C278] lists of others do not exist, and nobody is asked to sign in first', async () => {
    const calls = [sharing.shareList, sharing.renewShare, sharing.endShare] as const;
    for (const endpoint of calls) {
      expect((await asOwner(endpoint, {}, other)).statusCode).toBe(404);
      expect((await send(api.app, endpoint, { body: { list_id: listId } })).statusCode).toBe(401);
    }
    expect((await asOwner(sharing.removeMember, { member_id: 1 }, other)).statusCode).toBe(404);
    expect((await asOwner(sharing.chooseShareLetters, { wants: false }, other)).statusCode).toBe(404);
    expect(await share(other)).toBeUndefined();
  });

  test('[C273, C278] a letter tells by day, once in a day, what others said; not what was read or is not wanted', async () => {
    // Twelve o'clock in Bogotá.
    const noon = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`);
    const at = (minutes: number) => api.setNow(new Date(noon.getTime() + minutes * 60_000));
    const letters = async () => {
      await queueBoardLetters(api.backend);
      const { rows } = await sql`select from outbox where payload ->> 'template' = 'board-news'`.execute(
        api.backend.db,
      );
      return rows.length;
    };
    const look = async () => view(await signIn(api.app, 'visitor'));
    at(0);
    await look();
    const camila = await guest('Camila');
    at(1);
    await commentAs(camila, 'Hola');
    expect((await share())?.news).toBe(1);
    // Too fresh, then in the night.
    expect(await letters()).toBe(0);
    at(11 * 60);
    expect(await letters()).toBe(0);
    at(22 * 60);
    expect(await letters()).toBe(1);
    at(22 * 60 + 1);
    await commentAs(camila, 'Otra vez');
    at(23 * 60);
    expect(await letters()).toBe(1);
    at(47 * 60);
    expect(await letters()).toBe(2);
    await commentAs(camila, 'Y otra');
    at(70 * 60);
    await look();
    at(75 * 60);
    expect(await letters()).toBe(2);
    await commentAs(camila, 'La última');
    await asOwner(sharing.chooseShareLetters, { wants: false }, await signIn(api.app, 'visitor'));
    at(96 * 60);
    expect(await letters()).toBe(2);
  });
});
