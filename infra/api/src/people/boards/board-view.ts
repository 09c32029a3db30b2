import type { Board, BoardHome } from '@umbral/domain/people/board.ts';
import type { Backend } from '../../engine/backend.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import type { BoardRow, MemberRow } from './board-access.ts';

/** A visit ends with half an hour without a look. */
const visitMs = 30 * 60_000;

/** A shared list as a member sees it; whoever has only the link sees its homes. */
export async function boardView(
  backend: Backend,
  board: BoardRow,
  { member, hasAccount }: { readonly member: MemberRow | undefined; readonly hasAccount: boolean },
): Promise<Board> {
  const facts = { name: board.name, owner: board.owner, has_account: hasAccount };
  const homes = await homesOf(backend, board);
  if (!member) return { ...facts, me: null, members: [], homes };
  const [since, members, marks, comments] = await Promise.all([
    keepLook(backend, member),
    membersOf(backend, board.id),
    marksOf(backend, board.id),
    commentsOf(backend, board.id),
  ]);
  const { id, name, is_owner } = member;
  return {
    ...facts,
    me: { id, name, is_owner, since: since.toISOString() },
    members,
    homes: homes.map((home) => ({
      ...home,
      marks: marks.get(home.plant.id) ?? [],
      comments: comments.get(home.plant.id) ?? [],
    })),
  };
}

/** Keeps that a member looks now; gives the end of the visit before. */
async function keepLook({ db, now }: Backend, { id, seen_at, since }: MemberRow): Promise<Date> {
  const moment = now();
  const isNewVisit = moment.getTime() - seen_at.getTime() > visitMs;
  const visit = isNewVisit ? { since: seen_at } : {};
  await db
    .updateTable('board_member')
    .set({ seen_at: moment, ...visit })
    .where('id', '=', id)
    .execute();
  return isNewVisit ? seen_at : since;
}

async function homesOf(backend: Backend, board: BoardRow): Promise<BoardHome[]> {
  const rows = await backend.db
    .selectFrom('favourite')
    .where('user_id', '=', board.user_id)
    .where('list_id', '=', board.list_id)
    .select(({ fn }) => ['plant_id', 'told_price', fn.coalesce('listed_at', 'created_at').as('listed_at')])
    .orderBy('listed_at', 'desc')
    .orderBy('plant_id')
    .execute();
  const ids = rows.map((row) => row.plant_id);
  const byId = new Map((await recordsOfIds(backend, ids)).map((record) => [record.id, record]));
  return rows.flatMap((row) => {
    const plant = byId.get(row.plant_id);
    if (!plant) return [];
    // Beside a price that is hidden now, a former one would tell what it was.
    const told_price = plant.price.kind === 'told' ? row.told_price : null;
    return [{ plant, told_price, listed_at: row.listed_at.toISOString(), marks: [], comments: [] }];
  });
}

function membersOf({ db }: Backend, boardId: number): Promise<Board['members']> {
  return db
    .selectFrom('board_member')
    .where('board_id', '=', boardId)
    .select(['id', 'name', 'is_owner'])
    .orderBy('is_owner', 'desc')
    .orderBy('id')
    .execute();
}

async function marksOf({ db }: Backend, boardId: number): Promise<Map<number, BoardHome['marks']>> {
  const rows = await db
    .selectFrom('board_mark')
    .innerJoin('board_member', 'board_member.id', 'member_id')
    .where('board_id', '=', boardId)
    .select(['plant_id', 'member_id', 'mark', 'at'])
    .orderBy('member_id')
    .execute();
  return byPlant(rows, ({ member_id, mark, at }) => ({ member_id, mark, at: at.toISOString() }));
}

async function commentsOf({ db }: Backend, boardId: number): Promise<Map<number, BoardHome['comments']>> {
  const rows = await db
    .selectFrom('board_comment')
    .innerJoin('board_member', 'board_member.id', 'member_id')
    .where('board_id', '=', boardId)
    .select(['board_comment.id', 'plant_id', 'member_id', 'body', 'at'])
    .orderBy('board_comment.id')
    .execute();
  return byPlant(rows, ({ id, member_id, body, at }) => ({ id, member_id, text: body, at: at.toISOString() }));
}

function byPlant<Row extends { plant_id: number }, Told>(
  rows: readonly Row[],
  tell: (row: Row) => Told,
): Map<number, Told[]> {
  const groups = Map.groupBy(rows, ({ plant_id }) => plant_id);
  return new Map([...groups].map(([plantId, group]) => [plantId, group.map(tell)]));
}
