import type { Generated } from 'kysely';
import type { DefaultMoment, Moment, OptionalMoment } from './column.ts';

export interface SharedBoardTable {
  id: Generated<number>;
  user_id: number;
  list_id: number;
  link_hash: Buffer;
  linked_at: Moment;
  wants_letters: Generated<boolean>;
  last_letter_at: OptionalMoment;
  created_at: DefaultMoment;
}

export interface BoardMemberTable {
  id: Generated<number>;
  board_id: number;
  user_id: number | null;
  guest_hash: Buffer | null;
  name: string;
  is_owner: Generated<boolean>;
  joined_at: Moment;
  seen_at: Moment;
  since: Moment;
}

export interface BoardMarkTable {
  member_id: number;
  plant_id: number;
  mark: 'love' | 'maybe' | 'no';
  at: Moment;
}

export interface BoardCommentTable {
  id: Generated<number>;
  member_id: number;
  plant_id: number;
  body: string;
  at: Moment;
}

export interface BoardsTables {
  shared_board: SharedBoardTable;
  board_member: BoardMemberTable;
  board_mark: BoardMarkTable;
  board_comment: BoardCommentTable;
}
