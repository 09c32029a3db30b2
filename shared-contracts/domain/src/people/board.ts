import { z } from 'zod';
import { plantRecord } from '../homes/plant-record.ts';
import { id, isoMoment, pesos } from '../vocabulary/identifier.ts';

/** What somebody thinks of a home, from the warmest. */
export const boardMarks = ['love', 'maybe', 'no'] as const;
export type BoardMark = (typeof boardMarks)[number];

const member = z.object({ id, name: z.string(), is_owner: z.boolean() });

const boardHome = z.object({
  plant: plantRecord,
  listed_at: isoMoment,
  /** What the home cost when it was saved, pesos; null where the price was hidden, then or now. */
  told_price: pesos.nullable(),
  marks: z.array(z.object({ member_id: id, mark: z.enum(boardMarks), at: isoMoment })),
  comments: z.array(z.object({ id, member_id: id, text: z.string(), at: isoMoment })),
});
export type BoardHome = z.output<typeof boardHome>;

/** A shared list as somebody sees it who has its link. */
export const board = z.object({
  name: z.string(),
  /** First name of whoever shares it. */
  owner: z.string(),
  /** Whoever looks is signed in: no name has to be said to join. */
  has_account: z.boolean(),
  /** Who looks at it; null before joining: then people, marks and comments are not told either. */
  me: member.extend({ since: isoMoment }).nullable(),
  members: z.array(member),
  homes: z.array(boardHome),
});
export type Board = z.output<typeof board>;

/** A shared list as its owner manages it. */
export const boardShare = z.object({
  list_id: id,
  /** Secret part of the address. */
  token: z.string(),
  wants_letters: z.boolean(),
  /** Marks and comments of others since the owner last looked. */
  news: z.int(),
  members: z.array(member.extend({ joined_at: isoMoment })),
});
export type BoardShare = z.output<typeof boardShare>;
