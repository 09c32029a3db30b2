import * as sharing from '@umbral/domain/api/board-sharing.ts';
import * as boards from '@umbral/domain/api/boards.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { send, signIn } from '../../testing/call.ts';
import { queueBoardLetters } from './board-jobs.ts';
import { boardStage } from './testing/board-stage.ts';

const { stage, share, openAs, view, asOwner, commentAs, guest } = boardStage();

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
    expect((await share())?.token).toBe(stage().token);
  });

  test('[C279, C280] a made-up link, a lost one and a stranger to the list are told the same', async () => {
    const unknown = await send(stage().api.app, boards.openBoard, { body: { token: 'x'.repeat(43) } });
    expect(unknown.statusCode).toBe(404);
    const camila = await guest('Camila');
    await asOwner(sharing.endShare);
    const gone = await openAs(camila);
    expect([gone.statusCode, gone.body]).toEqual([404, unknown.body]);
    const { rows } = await sql`select from board_member`.execute(stage().api.backend.db);
    expect(rows).toEqual([]);
  });

  test('[C275] another link ends the former one and keeps who came by it', async () => {
    const camila = await guest('Camila');
    await asOwner(sharing.renewShare);
    expect((await openAs(camila)).statusCode).toBe(404);
    stage().token = (await share())?.token ?? '';
    expect((await view(camila)).me).toMatchObject({ name: 'Camila', is_owner: false });
  });

  test('only its hash is stored', async () => {
    const { rows } = await sql`select * from shared_board`.execute(stage().api.backend.db);
    expect(JSON.stringify(rows)).not.toContain(stage().token);
  });

  test('[C273] after the secret of the server has changed the owner reads a link that works', async () => {
    await sql`update shared_board set link_hash = sha256('a link of the former secret'::bytea)`.execute(
      stage().api.backend.db,
    );
    expect((await openAs()).statusCode).toBe(404);
    stage().token = (await share())?.token ?? '';
    expect((await openAs()).statusCode).toBe(200);
  });
});

describe('the owner', () => {
  test('[C273-C278] lists of others do not exist, and nobody is asked to sign in first', async () => {
    const calls = [sharing.shareList, sharing.renewShare, sharing.endShare] as const;
    for (const endpoint of calls) {
      expect((await asOwner(endpoint, {}, stage().other)).statusCode).toBe(404);
      expect((await send(stage().api.app, endpoint, { body: { list_id: stage().listId } })).statusCode).toBe(401);
    }
    expect((await asOwner(sharing.removeMember, { member_id: 1 }, stage().other)).statusCode).toBe(404);
    expect((await asOwner(sharing.chooseShareLetters, { wants: false }, stage().other)).statusCode).toBe(404);
    expect(await share(stage().other)).toBeUndefined();
  });

  test('[C273, C278] a letter tells by day, once in a day, what others said; not what was read or is not wanted', async () => {
    // Twelve o'clock in Bogotá.
    const noon = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`);
    const at = (minutes: number) => stage().api.setNow(new Date(noon.getTime() + minutes * 60_000));
    const letters = async () => {
      await queueBoardLetters(stage().api.backend);
      const { rows } = await sql`select from outbox where payload ->> 'template' = 'board-news'`.execute(
        stage().api.backend.db,
      );
      return rows.length;
    };
    const look = async () => view(await signIn(stage().api.app, 'visitor'));
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
    await asOwner(sharing.chooseShareLetters, { wants: false }, await signIn(stage().api.app, 'visitor'));
    at(96 * 60);
    expect(await letters()).toBe(2);
  });
});
