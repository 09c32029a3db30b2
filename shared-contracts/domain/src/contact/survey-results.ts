import { z } from 'zod';
import { id, isoMoment } from '../vocabulary/identifier.ts';
import { questionKinds } from './survey.ts';

const count = z.int().nonnegative();
/** Mean number of stars; null of nothing. */
const mean = z.number().min(1).max(5).nullable();

/** What the portal survey says together [B079]. */
export const portalResults = z.object({
  total: count,
  mean,
  /** How often each number of stars was given, five first. */
  stars: z.array(z.object({ stars: z.int().min(1).max(5), count })).length(5),
  /** The last twelve months by the calendar of Bogotá, the oldest first; those without answers too. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count, mean })),
  opinion: z.object({ yes: count, no: count }),
  found: z.object({ yes: count, no: count, unsaid: count }),
});
export type PortalResults = z.infer<typeof portalResults>;

/** What people say of a builder together [B081]. */
export const builderResults = z.object({
  builder: z.object({ id, name: z.string(), slug: z.string() }),
  count,
  service: mean,
  content: mean,
  /** How often each of the choices was made, by its words, the most frequent first. */
  response_times: z.array(z.object({ label: z.string(), count })),
  contact_media: z.array(z.object({ label: z.string(), count })),
});
export type BuilderResults = z.infer<typeof builderResults>;

/** Which of the surveys words come from. */
export const wordSources = ['portal', 'builders', 'short'] as const;
export const wordSource = z.enum(wordSources, 'Elige una de las encuestas');
export type WordSource = z.infer<typeof wordSource>;

/** What somebody wrote: never who. */
export const writtenWords = z.object({
  /** Which words: a comment, what was missed, what was sought, or the answer to a question. */
  kind: z.enum(['comment', 'missed', 'sought', 'answer']),
  /** The builder or the question. */
  about: z.string().nullable(),
  stars: z.int().min(1).max(5).nullable(),
  words: z.string(),
  created_at: isoMoment,
});
export type WrittenWords = z.infer<typeof writtenWords>;

/** What a short survey says together. */
export const shortResults = z.object({
  slug: z.string(),
  title: z.string(),
  is_open: z.boolean(),
  replies: count,
  questions: z.array(
    z.object({
      id,
      kind: z.enum(questionKinds),
      question: z.string(),
      /** How many have answered it. */
      answered: count,
      options: z.array(z.object({ label: z.string(), count })),
    }),
  ),
});
export type ShortResults = z.infer<typeof shortResults>;
