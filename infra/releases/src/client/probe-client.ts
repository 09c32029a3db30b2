import { z } from 'zod';
import type { NamedRelease } from '../matrix/matrix-results.ts';
import { findingSchema, type ProbeReport, pictureSchema } from '../matrix/probe-results.ts';
import { type SigningKey, signValue } from '../signing/key-pair.ts';
import { readStored } from './matrix-client.ts';
import { type ProbeView, probeViews } from './probe-views.ts';
import type { RegistryClient } from './registry-client.ts';

/** How a browser gets to see a release beside what runs now. */
export interface ProbePlan {
  /** The composition that runs now. */
  readonly seq: number;
  /** Holds the release in that composition for whoever opens it. */
  readonly link: string;
  /** Holds what is stable in its place: looked at by a link, too, as a link shows more than a page. */
  readonly stable: string;
  readonly views: readonly ProbeView[];
}

const madeLink = z.object({ url: z.string() });
const channels = z.object({
  seq: z.number(),
  apps: z.record(z.string(), z.object({ stable: z.object({ version: z.string() }).optional() })),
});
const route = z.object({ pattern: z.string(), screen: z.object({ robots: z.string() }).optional() });
const offered = z.object({
  routes: z.array(z.string()).default([]),
  contract: z.object({ routes: z.array(route) }).optional(),
});
const linkHours = 0.2;

/** Asks the registry for a link to a stored release, and says where to look. */
export async function planProbe(client: RegistryClient, origin: string, candidate: NamedRelease): Promise<ProbePlan> {
  const { remote, version } = candidate;
  const { manifest } = await readStored(client, candidate);
  const { seq, apps } = await client.get('/channels', channels);
  const linkTo = async (pinned: string) => {
    const wish = { origin, pins: { [remote]: pinned }, hours: linkHours, purpose: `probe of ${remote} ${version}` };
    return (await client.post('/links', wish, madeLink)).url;
  };
  const link = await linkTo(version);
  // The first version of all is compared with itself: it can only fail to be there.
  const stable = await linkTo(apps[remote]?.stable?.version ?? version);
  const { routes, contract } = offered.parse(manifest);
  const declared = contract?.routes.flatMap(({ pattern, screen }) => (screen ? { pattern, ...screen } : []));
  return { seq, link, stable, views: probeViews(remote, routes, declared) };
}

const sight = z.object({ findings: z.array(findingSchema), pictures: z.array(pictureSchema) });
/** What the browser's program wrote down. */
export type ProbeSight = z.output<typeof sight>;

/** Reads it. */
export function readSight(text: string): ProbeSight {
  return sight.parse(JSON.parse(text));
}

/** Tells the registry, and with it the gate, what a browser saw, signed by the runner. */
export async function sendProbe(client: RegistryClient, report: ProbeReport, key: SigningKey): Promise<void> {
  const signature = signValue('evidence', report, key);
  await client.post('/probe-results', { ...report, signature }, z.unknown());
}
