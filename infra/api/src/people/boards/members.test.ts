import * as sharing from '@umbral/domain/api/board-sharing.ts';
import * as boards from '@umbral/domain/api/boards.ts';
import { changeFavourite } from '@umbral/domain/api/favourite-lists.ts';
import { boardLimits } from '@umbral/domain/limits/board-limits.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { forgetGuests } from './board-jobs.ts';
import { boardStage } from './testing/board-stage.ts';

const { stage, share, openAs, view, plant, asOwner, markAs, commentAs, guest } = boardStage();

describe('members', () => {
  test('[C280] a guest says a first name, an account need not; each stays one member', async () => {
    const nameless = await send(stage().api.app, boards.joinBoard, { body: { token: stage().token } });
    expect([nameless.statusCode, nameless.json().issues]).toEqual([422, { name: expect.stringContaining('nombre') }]);
    const camila = await guest('Camila');
    for (const cookie of [camila, stage().other, stage().other]) {
      await call(
        stage().api.app,
        boards.joinBoard,
        { body: { token: stage().token, name: 'Otro nombre' } },
        { cookie },
      );
    }
    const { members, me } = await view(stage().other);
    expect(members.map(({ name }: { name: string }) => name)).toEqual(['Valentina', 'Camila', me.name]);
    expect(me.name).not.toBe('Otro nombre');
  });

  test('[C280] a guest who signs in goes on with the account, and the browser alone is nobody then', async () => {
    const camila = await guest('Camila');
    await markAs(camila, 'love');
    expect((await view(`${camila}; ${stage().other}`)).me).toMatchObject({ name: 'Camila' });
    expect((await view(stage().other)).me).toMatchObject({ name: 'Camila' });
    expect((await view(camila)).me).toBeNull();
  });

  test('[C280] six people fit, also where ten come at once', async () => {
    const came = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(stage().api.app, boards.joinBoard, { body: { token: stage().token, name: `Persona ${index}` } }),
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
    stage().token = (await share())?.token ?? '';
    expect(await view(camila)).toMatchObject({ me: null });
    expect((await view(stage().owner)).homes.flatMap(({ comments }: { comments: unknown[] }) => comments)).toEqual([]);
  });

  test('[C284] a member leaves with what was said; the owner cannot leave', async () => {
    const camila = await guest('Camila');
    await markAs(camila, 'no');
    await call(stage().api.app, boards.leaveBoard, { body: { token: stage().token } }, { cookie: camila });
    expect((await view(stage().owner)).homes[0].marks).toEqual([]);
    expect(
      (await send(stage().api.app, boards.leaveBoard, { body: { token: stage().token } }, { cookie: stage().owner }))
        .statusCode,
    ).toBe(404);
  });

  test('a guest who has not looked for a year is forgotten', async () => {
    const camila = await guest('Camila');
    stage().api.setNow(new Date(Date.now() + 366 * 86_400_000));
    await forgetGuests(stage().api.backend);
    expect((await view(camila)).me).toBeNull();
  });
});

describe('marks and comments', () => {
  test('[C281] a mark is given, changed and taken back; the same one again is no news', async () => {
    const camila = await guest('Camila');
    const marks = async () => (await view(stage().owner)).homes.flatMap(({ marks: all }: { marks: object[] }) => all);
    await markAs(camila, 'maybe');
    await markAs(camila, 'love');
    const [first] = await marks();
    expect(first).toMatchObject({ mark: 'love' });
    stage().api.setNow(new Date(Date.now() + 60_000));
    await markAs(camila, 'love');
    expect(await marks()).toEqual([first]);
    await markAs(camila, 'none');
    expect(await marks()).toEqual([]);
  });

  test('[C282, C283] own comments can be deleted, those of others only by the owner', async () => {
    const camila = await guest('Camila');
    await call(stage().api.app, boards.joinBoard, { body: { token: stage().token } }, { cookie: stage().other });
    expect((await commentAs(camila, '  Me gusta la luz \n y el balcón ')).json().ok).toBe(1);
    // A double click.
    await commentAs(camila, 'Me gusta la luz \n y el balcón');
    const comments = (await view(stage().owner)).homes.flatMap(({ comments: all }: { comments: object[] }) => all);
    expect(comments).toMatchObject([{ text: 'Me gusta la luz \n y el balcón' }]);
    const [{ id }] = comments;
    const remove = (cookie: string) =>
      send(stage().api.app, boards.deleteBoardComment, { body: { token: stage().token, comment_id: id } }, { cookie });
    expect((await remove(stage().other)).statusCode).toBe(404);
    expect((await remove(stage().owner)).json().ok).toBe(1);
    expect((await remove(camila)).statusCode).toBe(404);
  });

  test('[C281, C282, C283] who has only the link says nothing, and a home of no list is none', async () => {
    expect((await markAs(undefined, 'love')).statusCode).toBe(404);
    expect((await commentAs(stage().other, 'Hola')).statusCode).toBe(404);
    const camila = await guest('Camila');
    await call(
      stage().api.app,
      changeFavourite,
      { body: { plant_id: plant(1), list_id: null } },
      { cookie: stage().owner },
    );
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
      where m.name = 'Camila'`.execute(stage().api.backend.db);
    expect((await commentAs(camila, 'Una más')).json()).toMatchObject({ ok: 0 });
  });

  test('[C279] what is new counts from the visit before, not from the last look', async () => {
    const start = Date.now();
    const camila = await guest('Camila');
    const sinceAt = async (minutes: number) => {
      stage().api.setNow(new Date(start + minutes * 60_000));
      return Math.round((Date.parse((await view(camila)).me.since) - start) / 60_000);
    };
    expect(await sinceAt(5)).toBe(0);
    expect(await sinceAt(20)).toBe(0);
    expect(await sinceAt(90)).toBe(20);
    expect(await sinceAt(95)).toBe(20);
  });

  test('[C280, C281, C282] without script each form leads back to the list, and a mistake is told on a page', async () => {
    const post = (path: string, fields: Record<string, string>, cookie = '') =>
      stage().api.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: new URLSearchParams({ token: stage().token, ...fields }).toString(),
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          cookie,
        },
      });
    const joined = await post('/boards/join', { name: 'Camila' });
    expect([joined.statusCode, joined.headers.location]).toEqual([303, `/lista-compartida/${stage().token}`]);
    const cookie = `ListGuest=${joined.cookies[0]?.value}`;
    const home = { plant_id: String(plant(0)) };
    expect((await post('/boards/mark', { ...home, mark: 'love' }, cookie)).statusCode).toBe(303);
    expect((await post('/boards/comment', { ...home, text: 'Hola' }, cookie)).statusCode).toBe(303);
    const wrong = await post('/boards/comment', { ...home, text: '' }, cookie);
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([422, expect.stringContaining('text/html')]);
    expect(wrong.body).toContain('Escribe tu comentario');
  });
});
