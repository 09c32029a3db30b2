import { chaosFaults, chaosFiles, linkFlags } from '@umbral/protocol/composition/qa-link.ts';
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

/** What the commit of a release says. */
const sourceChange = z.object({ subject: text, author: text, ticket: z.optional(text), url: z.optional(text) });
export type SourceChange = z.output<typeof sourceChange>;

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
  /** Absent where the build did not say, or the registry is of before. */
  change: z.optional(z.nullable(sourceChange)),
  /** Built from exactly that commit; nothing where the build did not say. */
  is_clean: z.optional(z.nullable(z.boolean())),
  files: z.number(),
  bytes: z.coerce.number(),
  channels: z.array(text),
});
export type Release = z.output<typeof release>;
/** Every application that was ever registered. */
export const remotesAnswer = z.object({ remotes: z.array(z.object({ name: text, withdrawn_at: maybeText })) });
/** Every environment, production first. */
export const environmentsAnswer = z.object({
  environments: z.array(z.object({ name: text, parent: maybeText })),
});
const held = z.optional(z.object({ version: text }));
/** What runs in an environment. */
export const channelsAnswer = z.object({
  seq: z.number(),
  apps: z.record(text, z.object({ stable: held, pin: held })),
});

const setting = z.object({
  name: text,
  about: maybeText,
  takes: maybeText,
  kind: z.enum(['text', 'switch', 'json']),
  isSaid: z.boolean(),
  value: z.unknown(),
  hasDefault: z.boolean(),
  fault: maybeText,
  changedBy: maybeText,
  changedAt: maybeText,
});
/** A setting of a remote as the environment that is shown has it. */
export type Setting = z.output<typeof setting>;
export const settingsAnswer = z.object({ settings: z.array(setting) });
export const releasesAnswer = z.object({ releases: z.array(release) });

/** What the gate said before, newest first. */
const knownVerdict = z.object({ version: text, allowed: z.boolean(), overridden: z.boolean() });
export type KnownVerdict = z.output<typeof knownVerdict>;
export const verdictsAnswer = z.object({ verdicts: z.array(knownVerdict) });

/** What journeys and a browser said of a version. */
export const evidenceAnswer = z.object({
  results: z.array(z.object({ other: text, journey: text, ok: z.boolean(), note: maybeText })),
  probe: z.nullable(z.array(z.object({ check: text, words: text }))),
  /** Worst first; nothing where no page was photographed. */
  pictures: z.nullable(z.array(z.object({ path: text, width: z.number(), share: z.number() }))),
});
export type Evidence = z.output<typeof evidenceAnswer>;

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

const auditEntry = z.object({
  id: z.number(),
  at: text,
  actor: text,
  action: text,
  remote: maybeText,
  version: maybeText,
  reason: maybeText,
});
export type AuditEntry = z.output<typeof auditEntry>;
export const auditAnswer = z.object({ entries: z.array(auditEntry) });

/** Shell servers as they reported last. */
export const shellsAnswer = z.object({
  shells: z.array(
    z.object({
      shell: text,
      lastSeen: text,
      seq: z.nullable(z.number()),
      refused: z.array(z.object({ remote: text, version: text, reason: text })),
      fault: maybeText,
      drawnIn: maybeText,
      isAlive: z.boolean(),
      region: maybeText,
      /** Seconds since there is a composition that it has not carried out. */
      lagSeconds: z.number(),
    }),
  ),
});
export type Shell = z.output<typeof shellsAnswer>['shells'][number];

const keptLink = z.object({
  link: z.object({
    id: text,
    until: z.number(),
    pins: z.record(text, z.object({ version: text })),
    dev: z.record(text, text),
    chaos: z.array(
      z.object({
        remote: text,
        side: z.enum(['server', 'browser']),
        fault: z.enum(chaosFaults),
        ms: z.optional(z.number()),
        files: z.optional(z.enum(chaosFiles)),
      }),
    ),
    flags: z.array(z.enum(linkFlags)),
    currency: z.optional(z.enum(['cop', 'usd', 'eur'])),
    path: text,
    purpose: text,
    by: text,
  }),
  state: z.enum(['living', 'expired', 'revoked']),
  createdAt: text,
  firstUsedAt: maybeText,
  revokedBy: maybeText,
});
/** A link as the registry keeps it. */
export type KeptLink = z.output<typeof keptLink>;
export const linksAnswer = z.object({ links: z.array(keptLink) });
export const madeLink = z.object({ url: text });

const approval = z.object({
  id: text,
  deed: z.enum(['token', 'key', 'override']),
  facts: z.record(text, z.unknown()),
  askedAt: text,
  askedBy: text,
  confirmedBy: maybeText,
  usedAt: maybeText,
});
/** Something that needs the word of two. */
export type Approval = z.output<typeof approval>;
export const approvalsAnswer = z.object({ approvals: z.array(approval) });

const failure = z.object({
  id: z.number(),
  remote: text,
  team: text,
  version: text,
  cohort: text,
  kind: text,
  message: text,
  stack: maybeText,
  count: z.number(),
  firstSeen: text,
  lastSeen: text,
});
/** Failures that were alike. */
export type Failure = z.output<typeof failure>;
export const failuresAnswer = z.object({ failures: z.array(failure) });

const counted = z.object({ exposures: z.number(), failures: z.number() });
/** Health of one application per version and cohort. */
export const healthAnswer = z.object({
  canary: z.nullable(
    z.object({
      version: text,
      share: z.number(),
      /** Steps of its plan, and which of them it is on, from 0. */
      step: z.nullable(z.number()),
      steps: z.array(z.unknown()),
      visitors: z.number(),
      eValue: z.number(),
    }),
  ),
  cohorts: z.array(
    z.object({
      version: text,
      cohort: text,
      signals: z.record(text, counted),
      series: z.array(
        z.object({
          minute: text,
          visitors: z.number(),
          failures: z.record(text, z.number()),
          renderP95: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
export type Health = z.output<typeof healthAnswer>;

/** Why the registry did not do what was asked. */
export const problemAnswer = z.object({
  type: text,
  status: z.number(),
  title: text,
  /** With `composition-changed`: what changed since, and the newest composition. */
  changes: z.optional(z.array(change)),
  current: z.optional(z.number()),
  /** With `gate-refused`: what speaks against it. */
  verdict: z.optional(verdict),
});
export type Problem = z.output<typeof problemAnswer>;
