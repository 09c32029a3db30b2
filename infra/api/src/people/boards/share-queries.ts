import type { BoardShare } from '@umbral/domain/people/board.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { linkToken } from '../../engine/mail/link-token.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';

interface LinkedBoard {
  readonly id: number;
  readonly linked_at: Date;
}

function boardToken(backend: Backend, { id, linked_at }: LinkedBoard): string {
  return linkToken(backend, 'board', id, linked_at);
}

/** Secret of the link of a shared list. Where the server's own secret has changed since, the link changes with it now. */
export async function linkOfBoard(
  backend: Backend,
  board: LinkedBoard & { readonly link_hash: Buffer },
): Promise<string> {
  const token = boardToken(backend, board);
  const hash = hashToken(token);
  if (!hash.equals(board.link_hash)) {
    await backend.db.updateTable('shared_board').set({ link_hash: hash }).where('id', '=', board.id).execute();
  }
  return token;
}

interface ShareRow {
  id: number;
  list_id: number;
  linked_at: Date;
  link_hash: Buffer;
  wants_letters: boolean;
  news: number;
  members: BoardShare['members'];
}

/** The lists that a person shares. */
export async function sharesOf(backend: Backend, userId: number): Promise<BoardShare[]> {
  const { rows } = await sql<ShareRow>`
    select b.id, b.list_id, b.linked_at, b.link_hash, b.wants_letters,
      (select (select count(*) from board_mark k join board_member m on m.id = k.member_id
          where m.board_id = b.id and not m.is_owner and k.at > o.seen_at)
        + (select count(*) from board_comment c join board_member m on m.id = c.member_id
          where m.board_id = b.id and not m.is_owner and c.at > o.seen_at)
        from board_member o where o.board_id = b.id and o.is_owner)::int as news,
      (select json_agg(json_build_object('id', m.id, 'name', m.name, 'is_owner', m.is_owner, 'joined_at', m.joined_at)
        order by m.is_owner desc, m.id) from board_member m where m.board_id = b.id) as members
    from shared_board b where b.user_id = ${userId} order by b.id`.execute(backend.db);
  return Promise.all(
    rows.map(async ({ list_id, wants_letters, news, members, ...board }) => ({
      list_id,
      token: await linkOfBoard(backend, board),
      wants_letters,
      news,
      members,
    })),
  );
}

/** Shares a list of the person, once however often it is asked; false where the person has no such list. */
export async function addShare(backend: Backend, userId: number, listId: number): Promise<boolean> {
  return backend.db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom('favourite_list')
      .innerJoin('app_user', 'app_user.id', 'favourite_list.user_id')
      .where('favourite_list.id', '=', listId)
      .where('user_id', '=', userId)
      .select('first_name')
      .forUpdate('favourite_list')
      .executeTakeFirst();
    if (!owner) return false;
    const now = backend.now();
    const { id } = await transaction
      .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('shared_board', 'id'))::int`.as('id'))
      .executeTakeFirstOrThrow();
    const made = await transaction
      .insertInto('shared_board')
      .values({ id, user_id: userId, list_id: listId, ...linkOf(backend, id, now) })
      .onConflict((conflict) => conflict.column('list_id').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) return true;
    const name = owner.first_name.slice(0, 40);
    const moments = { joined_at: now, seen_at: now, since: now };
    await transaction
      .insertInto('board_member')
      .values({ board_id: id, user_id: userId, name, is_owner: true, ...moments })
      .execute();
    return true;
  });
}

function linkOf(backend: Backend, id: number, linkedAt: Date) {
  return { linked_at: linkedAt, link_hash: hashToken(boardToken(backend, { id, linked_at: linkedAt })) };
}

/** Gives a shared list of the person another link; false where there is none. */
export async function renewLink(backend: Backend, userId: number, listId: number): Promise<boolean> {
  return backend.db.transaction().execute(async (transaction) => {
    const board = await lockShare(transaction, userId, listId);
    if (board) await setNewLink(backend, transaction, board);
    return board !== undefined;
  });
}

/** Removes a member and gives the list another link, since the member knows this one; false where there is none such. */
export async function dropMember(
  backend: Backend,
  userId: number,
  { listId, memberId }: { readonly listId: number; readonly memberId: number },
): Promise<boolean> {
  return backend.db.transaction().execute(async (transaction) => {
    const board = await lockShare(transaction, userId, listId);
    if (!board) return false;
    const removed = await transaction
      .deleteFrom('board_member')
      .where('id', '=', memberId)
      .where('board_id', '=', board.id)
      .where('is_owner', '=', false)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    await setNewLink(backend, transaction, board);
    return true;
  });
}

function lockShare(db: Kysely<Database>, userId: number, listId: number): Promise<LinkedBoard | undefined> {
  return db
    .selectFrom('shared_board')
    .where('list_id', '=', listId)
    .where('user_id', '=', userId)
    .select(['id', 'linked_at'])
    .forUpdate()
    .executeTakeFirst();
}

async function setNewLink(backend: Backend, db: Kysely<Database>, { id, linked_at }: LinkedBoard): Promise<void> {
  // Two links within one millisecond would be the same.
  const moment = new Date(Math.max(backend.now().getTime(), linked_at.getTime() + 1));
  await db
    .updateTable('shared_board')
    .set(linkOf(backend, id, moment))
    .where('id', '=', id)
    .execute();
}

/** Shares a list of the person no more; false where it was not shared. */
export async function removeShare({ db }: Backend, userId: number, listId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('shared_board')
    .where('list_id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Whether the owner of a shared list gets letters about it; false where the person shares no such list. */
export async function setLetters(
  { db }: Backend,
  userId: number,
  { listId, wants }: { readonly listId: number; readonly wants: boolean },
): Promise<boolean> {
  const changed = await db
    .updateTable('shared_board')
    .set({ wants_letters: wants })
    .where('list_id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
