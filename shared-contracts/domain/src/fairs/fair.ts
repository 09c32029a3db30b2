import { z } from 'zod';
import { builderSummary } from '../builders/builder.ts';
import { image } from '../media/image.ts';
import { id, isoDay, isoMoment, percent, slug } from '../vocabulary/identifier.ts';
import { fairRegion, region } from '../vocabulary/vocabulary-schema.ts';

/** `own-home` are fairs of homes that a first purchase with a subsidy reaches. */
export const fairKinds = ['virtual', 'regional', 'in-person', 'own-home'] as const;
export type FairKind = (typeof fairKinds)[number];

export const fair = z.object({
  id,
  name: z.string(),
  /** `1` while the fair is active. */
  status: z.enum(['0', '1']),
  hyphenized: slug,
  kind: z.enum(fairKinds),
  region: fairRegion.nullable(),
  description: z.string(),
  starts_on: isoDay,
  ends_on: isoDay,
  cover: image.nullable(),
});
export type Fair = z.infer<typeof fair>;

export const fairBenefit = z.object({ title: z.string(), description: z.string(), valid_until: isoDay });
export type FairBenefit = z.infer<typeof fairBenefit>;

/** Where a builder receives visitors during a fair. */
export const fairStand = z.object({
  name: z.string(),
  builder: builderSummary,
  description: z.string(),
  host: z.string(),
  attention_hours: z.string(),
  /** Its published projects in the fair. */
  projects: z.int(),
  /** Commercial regions of these projects, in the order of their names. */
  regions: z.array(region),
  /** What these projects give, each once, what ends first before the rest. */
  benefits: z.array(fairBenefit),
});
export type FairStand = z.infer<typeof fairStand>;

export const sessionKinds = ['talk', 'workshop', 'launch', 'meeting'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** A talk, workshop, launch or meeting of a fair's agenda. */
export const fairSession = z.object({
  id,
  kind: z.enum(sessionKinds),
  title: z.string(),
  summary: z.string(),
  speaker: z.string(),
  speaker_role: z.string(),
  place: z.string(),
  starts_at: isoMoment,
  ends_at: isoMoment,
});
export type FairSession = z.infer<typeof fairSession>;

/** A bank at the fair's desk; rates are effective annual ones in percent, for reference. */
export const fairBank = z.object({
  name: z.string(),
  note: z.string(),
  rate_vis: percent,
  rate_other: percent,
  /** Null where the bank has no leasing. */
  rate_leasing: percent.nullable(),
  max_years: z.int(),
  financed_percent: percent,
  attention_hours: z.string(),
});
export type FairBank = z.infer<typeof fairBank>;

/** Everything that a fair has besides its projects. */
export const fairProgramme = z.object({
  stands: z.array(fairStand),
  sessions: z.array(fairSession),
  /** What projects give, each once, with how many projects give it. */
  benefits: z.array(fairBenefit.extend({ projects: z.int() })),
  /** Cities of its published projects, those with most first. */
  cities: z.array(z.object({ name: z.string(), slug, region: region.nullable(), projects: z.int() })),
  banks: z.array(fairBank),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type FairProgramme = z.infer<typeof fairProgramme>;
