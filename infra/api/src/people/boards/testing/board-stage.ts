import { listShares, shareList } from '@umbral/domain/api/board-sharing.ts';
import * as boards from '@umbral/domain/api/boards.ts';
import { changeFavourite, createFavouriteList } from '@umbral/domain/api/favourite-lists.ts';
import { saveFavourite } from '@umbral/domain/api/saved.ts';
import type { BoardShare } from '@umbral/domain/people/board.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { call, send, signIn } from '../../../testing/call.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** A list of two homes that is shared anew before each test of a file. */
export interface BoardStage {
  readonly api: TestApp;
  /** Session of whoever shares it, and of somebody else with an account. */
  readonly owner: string;
  readonly other: string;
  readonly plantIds: readonly number[];
  readonly listId: number;
  /** Of the link; tests take the new one where it changes. */
  token: string;
}

/** Sets a shared list up for the tests of a file; what is given may be read only inside of them. */
export function boardStage() {
  let stage: BoardStage;
  beforeAll(async () => {
    const api = await createTestApp();
    const { rows } = await sql<{ id: number }>`select p.id from plant p join project j on j.id = p.project_id
      where j.state = 'published' and p.is_active and not p.hide_price order by p.id limit 2`.execute(api.backend.db);
    const people = { owner: await signIn(api.app, 'visitor'), other: await signIn(api.app, 'seo') };
    stage = { api, ...people, plantIds: rows.map(({ id }) => id), listId: 0, token: '' };
  }, 60_000);
  beforeEach(async () => {
    const { api, owner: cookie, plantIds } = stage;
    await sql`truncate favourite, favourite_list cascade`.execute(api.backend.db);
    await sql`delete from outbox where topic = 'mail'`.execute(api.backend.db);
    const made = await call(api.app, createFavouriteList, { body: { name: 'Para los dos' } }, { cookie });
    const listId = made.id ?? 0;
    for (const plant_id of plantIds) {
      await call(api.app, saveFavourite, { body: { plant_id } }, { cookie });
      await call(api.app, changeFavourite, { body: { plant_id, list_id: listId } }, { cookie });
    }
    await call(api.app, shareList, { body: { list_id: listId } }, { cookie });
    stage = { ...stage, listId };
    stage.token = (await share())?.token ?? '';
  });
  afterEach(() => stage.api.setNow(undefined));
  afterAll(() => stage.api.close());

  const share = async (cookie = stage.owner): Promise<BoardShare | undefined> =>
    (await call(stage.api.app, listShares, {}, { cookie })).data[0];
  const openAs = (cookie?: string) =>
    send(stage.api.app, boards.openBoard, { body: { token: stage.token } }, { cookie });
  const plant = (index: number) => stage.plantIds[index] ?? 0;

  return {
    stage: () => stage,
    share,
    openAs,
    plant,
    view: async (cookie?: string) => (await openAs(cookie)).json().data,
    asOwner: (endpoint: Endpoint, body: object = {}, cookie = stage.owner) =>
      send(stage.api.app, endpoint, { body: { list_id: stage.listId, ...body } }, { cookie }),
    markAs: (cookie: string | undefined, mark: string, plant_id = plant(0)) =>
      send(stage.api.app, boards.markHome, { body: { token: stage.token, plant_id, mark } }, { cookie }),
    commentAs: (cookie: string | undefined, text: string, plant_id = plant(0)) =>
      send(stage.api.app, boards.commentHome, { body: { token: stage.token, plant_id, text } }, { cookie }),
    /** Joins as a guest and gives the cookie. */
    guest: async (name: string): Promise<string> => {
      const answer = await send(stage.api.app, boards.joinBoard, { body: { token: stage.token, name } });
      expect(answer.json()).toMatchObject({ ok: 1 });
      const [cookie] = answer.cookies;
      expect(cookie).toMatchObject({ name: 'ListGuest', httpOnly: true, sameSite: 'Lax', path: '/' });
      return `ListGuest=${cookie?.value}`;
    },
  };
}
