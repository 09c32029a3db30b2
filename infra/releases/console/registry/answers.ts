import * as z from 'zod/mini';

const text = z.string();
const maybeText = z.nullable(text);

/** One step of what runs. */
export const change = z.object({
  seq: z.number(),
  at: text,
  remote: text,
  channel: z.enum(['stable', 'canary', 'preview', 'pin']),
  action: z.enum(['promote', 'rollback', 'end', 'pin', 'unpin']),
  before: maybeText,
  after: maybeText,
  share: z.nullable(z.number()),
  actor: text,
  reason: text,
});
export type Change = z.output<typeof change>;
export const changesAnswer = z.object({ changes: z.array(change) });

/** One release as the list has it. */
export const release = z.object({
  id: z.number(),
  remote: text,
  version: text,
  state: z.enum(['uploading', 'complete', 'collected']),
  released_by: text,
  created_at: text,
  completed_at: maybeText,
  commit: maybeText,
  files: z.number(),
  bytes: z.coerce.number(),
  channels: z.array(text),
});
export type Release = z.output<typeof release>;
export const releasesAnswer = z.object({ releases: z.array(release) });

const fileChange = z.object({
  path: text,
  bytesBefore: z.optional(z.number()),
  bytesAfter: z.optional(z.number()),
});
/** What one version changes against another. */
export const difference = z.object({
  before: text,
  after: text,
  bytes: z.object({ before: z.number(), after: z.number() }),
  added: z.array(fileChange),
  removed: z.array(fileChange),
  changed: z.array(fileChange),
  manifest: z.array(z.object({ path: text, before: z.optional(z.unknown()), after: z.optional(z.unknown()) })),
});
export type Difference = z.output<typeof difference>;

const refusal = z.object({
  rule: text,
  field: text,
  party: text,
  direction: z.enum(['gives', 'takes']),
  reason: text,
  wayOut: text,
});
export type Refusal = z.output<typeof refusal>;
/** What the gate says of a version. */
export const verdict = z.object({
  allowed: z.boolean(),
  refusals: z.array(refusal),
  comparedWith: z.array(text),
});
export type Verdict = z.output<typeof verdict>;

/** Why the registry did not do what was asked. */
export const problemAnswer = z.object({
  type: text,
  status: z.number(),
  title: text,
  /** With `composition-changed`: what changed since, and the newest composition. */
  changes: z.optional(z.array(change)),
  current: z.optional(z.number()),
  refusals: z.optional(z.array(refusal)),
});
export type Problem = z.output<typeof problemAnswer>;
