import { z } from 'zod';
import { image } from '../media/image.ts';
import { id, slug, webAddress } from '../vocabulary/identifier.ts';
import { builderBranch } from './builder-branch.ts';

/** What a card or a project says of its builder. */
export const builderSummary = z.object({ id, name: z.string(), slug, logo: image.nullable() });
export type BuilderSummary = z.infer<typeof builderSummary>;

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin', 'x', 'tiktok'] as const;
export const socialLink = z.object({ network: z.enum(socialNetworks), url: webAddress });

/** How soon a builder answers, the best first: the choices of its survey. */
export const responseTimes = ['same-day', 'next-day', 'two-days', 'week', 'never'] as const;
export type ResponseTime = (typeof responseTimes)[number];

/** A builder in the directory. */
export const builderListed = builderSummary.extend({
  description: z.string(),
  cities: z.array(z.string()),
  project_count: z.int().nonnegative(),
  /** Mean of the buyers' ratings, 1 to 5; null while too few have rated to say. */
  rating: z.number().min(1).max(5).nullable(),
  /** The middle of what they said of its answers; null while so few have. */
  response_time: z.enum(responseTimes).nullable(),
  rating_count: z.int().nonnegative(),
});
export type BuilderListed = z.infer<typeof builderListed>;

/** A builder's own page. */
export const builder = builderListed.extend({
  cover: image.nullable(),
  website: webAddress.nullable(),
  phone: z.string(),
  whatsapp_number: z.string().nullable(),
  email: z.string(),
  founded_year: z.int().nullable(),
  /** How it came to be, by paragraphs. */
  history: z.array(z.string()),
  /** What it is known for, two or three words each. */
  specialties: z.array(z.string()),
  social_links: z.array(socialLink),
  branches: z.array(builderBranch),
});
export type Builder = z.infer<typeof builder>;
