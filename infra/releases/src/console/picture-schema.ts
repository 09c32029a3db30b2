import * as z from 'zod/mini';

/** Channels in the order in which they count for a visitor. */
export const channelNames = ['pin', 'canary', 'stable', 'preview'] as const;

const channelPicture = z.object({
  version: z.string(),
  /** Of 10,000 visitors; a canary only. */
  share: z.nullable(z.number()),
  since: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type ChannelPicture = z.output<typeof channelPicture>;

const appPicture = z.object({
  app: z.string(),
  team: z.string(),
  channels: z.object({
    pin: z.optional(channelPicture),
    canary: z.optional(channelPicture),
    stable: z.optional(channelPicture),
    preview: z.optional(channelPicture),
  }),
  /** Versions that tabs had open in the last minutes, most tabs first. */
  tabs: z.array(z.object({ version: z.string(), tabs: z.number() })),
});
export type AppPicture = z.output<typeof appPicture>;

/** What the console's first screen shows. */
export const consolePicture = z.object({ seq: z.number(), apps: z.array(appPicture) });
export type ConsolePicture = z.output<typeof consolePicture>;

/** Who is signed in at the console. */
const consoleIdentity = z.object({
  name: z.string(),
  role: z.enum(['operator', 'team', 'shell']),
  /** What a team may release; an operator may release everything. */
  remotes: z.array(z.string()),
  /** Where that counts; null: everywhere. */
  environments: z.nullable(z.array(z.string())),
});
export type ConsoleIdentity = z.output<typeof consoleIdentity>;
/** Nobody is signed in where there is no identity. */
export const sessionAnswer = z.object({ identity: z.nullable(consoleIdentity) });

const openSession = z.object({
  id: z.string(),
  name: z.string(),
  device: z.string(),
  startedAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
/** A session of the console. */
export type OpenSession = z.output<typeof openSession>;
export const sessionsAnswer = z.object({ sessions: z.array(openSession) });
