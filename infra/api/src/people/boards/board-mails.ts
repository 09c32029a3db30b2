import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { existing, subjectOf } from '../../engine/mail/mail-subject.ts';
import { boardNews } from './board-letters.ts';
import type { BoardOrder } from './board-orders.ts';
import { linkOfBoard } from './share-queries.ts';

interface NewsRow {
  id: number;
  linked_at: Date;
  link_hash: Buffer;
  email: string;
  owner: string;
  list: string;
  names: string[] | null;
  marks: number;
  comments: number;
}

/** Tells the owner of a list what others have said there since she last looked; nothing where she has looked by now. */
export async function boardMail(backend: Backend, { boardId }: BoardOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<NewsRow>`
      with said as (
        select m.board_id, m.name, k.at, true as is_mark from board_mark k join board_member m on m.id = k.member_id
        where not m.is_owner
        union all
        select m.board_id, m.name, c.at, false from board_comment c join board_member m on m.id = c.member_id
        where not m.is_owner)
      select b.id, b.linked_at, b.link_hash, u.email, u.first_name as owner, l.name as list,
        array_agg(distinct s.name) as names, count(*) filter (where s.is_mark)::int as marks,
        count(*) filter (where not s.is_mark)::int as comments
      from shared_board b join app_user u on u.id = b.user_id and u.is_active
        join favourite_list l on l.id = b.list_id
        join board_member o on o.board_id = b.id and o.is_owner
        join said s on s.board_id = b.id and s.at > o.seen_at
      where b.id = ${boardId} and b.wants_letters
      group by b.id, u.id, l.id`,
  );
  const { owner, list, marks, comments, email } = row;
  const token = await linkOfBoard(backend, row);
  const facts = { owner, list, marks, comments, names: existing(row.names ?? undefined), token };
  return { to: [{ name: owner, address: email }], letter: boardNews({ ...facts, origin: backend.config.origin }) };
}

/** The letter with invented contents. */
export const boardExamples: Readonly<Record<BoardOrder['template'], (origin: string) => readonly Letter[]>> = {
  'board-news': (origin) => {
    const facts = { owner: 'Ana', list: 'Para los dos', origin, token: 'enlace-de-ejemplo' };
    return [
      boardNews({ ...facts, names: ['Camila'], marks: 3, comments: 1 }),
      boardNews({ ...facts, names: ['Camila', 'Andrea'], marks: 0, comments: 2 }),
    ];
  },
};
