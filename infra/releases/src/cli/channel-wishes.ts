import { z } from 'zod';
import { usualPlan } from '../channels/usual-plan.ts';
import { type RegistryClient, RegistryFault } from '../client/registry-client.ts';
import { percentOf } from './command.ts';

const held = z.object({ version: z.string(), manifest: z.string() });
const channels = z.object({
  seq: z.number().int(),
  apps: z.record(
    z.string(),
    z.object({
      stable: held.optional(),
      canary: held.extend({ share: z.number().int() }).optional(),
      preview: held.optional(),
      pin: held.optional(),
    }),
  ),
});
/** Which versions run, by application. */
export type Channels = z.output<typeof channels>;

const changed = z.object({
  lock: z.object({ seq: z.number().int() }),
  before: z.string().nullable(),
  after: z.string().nullable(),
  gate: z.unknown().optional(),
});

/** A change that the registry carried out. */
export interface Switched {
  /** The composition that it made. */
  readonly seq: number;
  readonly before: string | null;
  readonly after: string | null;
  /** What the gate said. */
  readonly gate?: unknown;
}

/** What runs now. */
export function readChannels(client: RegistryClient): Promise<Channels> {
  return client.get('/channels', channels);
}

/** For whom a version is meant: a share of 10,000 visitors, a canary that grows by itself, or everybody. */
export interface Audience {
  readonly share?: number | undefined;
  readonly isGrowing?: boolean;
}

/** The channel of an audience, as the registry is asked for it. */
export function channelFor({ share, isGrowing }: Audience): object {
  if (isGrowing) return { channel: 'canary', plan: usualPlan };
  return share === undefined ? { channel: 'stable' } : { channel: 'canary', share };
}

/** The same for people. */
export function audienceName({ share, isGrowing }: Audience): string {
  if (isGrowing) return 'a canary that grows by itself';
  return share === undefined ? 'stable' : `canary for ${percentOf(share)}`;
}

const rounds = 5;

/**
 * Asks for a change decided on the newest composition. Where another change came between, it is asked again on what is
 * the newest then: the registry's gate looks at that world anew each time.
 */
export async function wishOnNewest(
  client: RegistryClient,
  path: string,
  body: object,
  from?: number,
): Promise<Switched> {
  let after = from ?? (await readChannels(client)).seq;
  for (let round = 1; ; round += 1) {
    try {
      return await wish(client, path, { ...body, after });
    } catch (error) {
      if (!(error instanceof RegistryFault) || error.type !== 'composition-changed' || round === rounds) throw error;
      after = (await readChannels(client)).seq;
    }
  }
}

/** Asks for a change. */
export async function wish(client: RegistryClient, path: string, body: object): Promise<Switched> {
  const { lock, ...switched } = await client.post(path, body, changed);
  return { seq: lock.seq, ...switched };
}
