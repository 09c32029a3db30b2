import { sql } from 'kysely';
import { z } from 'zod';

/** What is known of the commit that a release was built from; whoever signed it wrote it, so nothing in it is believed. */
export const sourceChange = z.object({
  subject: z.string().max(200),
  author: z.string().max(100),
  ticket: z.string().max(40).optional(),
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
});
export type KnownChange = z.output<typeof sourceChange>;

/** What a release is found by: its own names, its commit, and what that says. */
const text = sql<string>`concat_ws(' ', r.remote, r.version, r.released_by, r.manifest::jsonb ->> 'commit',
  r.manifest::jsonb #>> '{provenance,change,subject}', r.manifest::jsonb #>> '{provenance,change,author}',
  r.manifest::jsonb #>> '{provenance,change,ticket}')`;

/** Whether a release `r` has each of some words, wherever, however they are written. */
export function hasWords(words: string) {
  const patterns = words
    .trim()
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`${text} ilike all (${patterns})`;
}
