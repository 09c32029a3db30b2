import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';

/** Whom a request comes from: an account, a guest's browser, both or neither. */
export interface Visitor {
  readonly userId: number | undefined;
  readonly guestHash: Buffer | undefined;
}

/** A shared list, found by its link. */
export interface BoardRow {
  readonly id: number;
  readonly user_id: number;
  readonly list_id: number;
  readonly name: string;
  /** First name of whoever shares it. */
  readonly owner: string;
}

export interface MemberRow {
  readonly id: number;
  readonly name: string;
  readonly is_owner: boolean;
  readonly seen_at: Date;
  readonly since: Date;
}

/** The list behind a link; nothing where the link was taken back or its owner is gone. */
export function findBoard({ db }: Backend, token: string): Promise<BoardRow | undefined> {
  return db
    .selectFrom('shared_board')
    .innerJoin('favourite_list', 'favourite_list.id', 'shared_board.list_id')
    .innerJoin('app_user', 'app_user.id', 'shared_board.user_id')
    .where('link_hash', '=', hashToken(token))
    .where('app_user.is_active', '=', true)
    .select([
      'shared_board.id',
      'shared_board.user_id',
      'list_id',
      'favourite_list.name',
      'app_user.first_name as owner',
    ])
    .executeTakeFirst();
}

/** The member of a list that a visitor is. A guest who has signed in since goes on with the account. */
export async function findMember(
  { db }: Backend,
  boardId: number,
  { userId, guestHash }: Visitor,
): Promise<MemberRow | undefined> {
  const known = userId && (await memberBy(db, boardId, sql`user_id = ${userId}`));
  if (known) return known;
  const guest = guestHash && (await memberBy(db, boardId, sql`guest_hash = ${guestHash}`));
  if (guest && userId) {
    await db
      .updateTable('board_member')
      .set({ user_id: userId, guest_hash: null })
      .where('id', '=', guest.id)
      .execute();
  }
  return guest;
}

function memberBy(db: Kysely<Database>, boardId: number, who: ReturnType<typeof sql>): Promise<MemberRow | undefined> {
  return db
    .selectFrom('board_member')
    .where('board_id', '=', boardId)
    .where(sql<boolean>`${who}`)
    .select(['id', 'name', 'is_owner', 'seen_at', 'since'])
    .executeTakeFirst();
}

/** List and member of a call that only members may make: for anybody else the list does not exist. */
export async function requireMember(
  backend: Backend,
  token: string,
  visitor: Visitor,
): Promise<{ readonly board: BoardRow; readonly member: MemberRow }> {
  const board = await findBoard(backend, token);
  const member = board && (await findMember(backend, board.id, visitor));
  if (!board || !member) throw new Refusal('not-found');
  return { board, member };
}

/** Whether a home lies in a list now. */
export async function isListed({ db }: Backend, board: BoardRow, plantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('favourite')
    .where('user_id', '=', board.user_id)
    .where('list_id', '=', board.list_id)
    .where('plant_id', '=', plantId)
    .select('plant_id')
    .executeTakeFirst();
  return row !== undefined;
}
