import type { IncomingMessage } from 'node:http';
import type { LeaseForVisit } from '../composition/lease-for-visit.ts';
import { visitorCookieName } from '../composition/visitor-key.ts';
import { type Answer, jsonAnswer, textAnswer } from '../http/answer.ts';
import { parseJson } from '../http/json-text.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import type { Visit } from '../http/visit.ts';
import type { AddressAllowance } from './address-allowance.ts';
import { type Beacon, beaconSchema, browserFailures } from './beacon.ts';
import type { FailureNotes } from './failure-notes.ts';
import type { KnownComposition, KnownCompositions } from './known-compositions.ts';
import type { NextPages } from './next-pages.ts';
import type { OpenTabs } from './open-tabs.ts';
import type { SignalCounts } from './signal-counts.ts';

export interface BeaconCallsOptions {
  readonly counts: SignalCounts;
  readonly notes: FailureNotes;
  readonly known: KnownCompositions;
  readonly tabs: OpenTabs;
  readonly nextPages: NextPages;
  readonly lease: LeaseForVisit;
  /** A visit that tries something out says nothing about everybody's versions. */
  readonly triesOut: (visit: Visit) => boolean;
  /** How often one address may call. */
  readonly calls: AddressAllowance;
  /** How many visitors of one address may fail: nobody alone shall roll a version back. */
  readonly failures: AddressAllowance;
}

const maxBytes = 16_384;
const taken = textAnswer(204, '', { 'cache-control': 'no-store' });

/** Answers `POST /_signals`, by which tabs say how they fare. */
export type BeaconCalls = (visit: Visit, request: IncomingMessage) => Promise<Answer>;

/** Makes those answers. */
export function createBeaconCalls(options: BeaconCallsOptions): BeaconCalls {
  const { calls, known, tabs, nextPages, lease, triesOut } = options;
  return async (visit, request) => {
    if (request.method !== 'POST') return problemAnswer(405, 'not-allowed', 'Only POST');
    if (!isOwn(visit, request)) return problemAnswer(403, 'not-allowed', 'Only from pages of this portal');
    if (!visit.isLocal && !calls.takes(visit.address, 'call')) return problemAnswer(429, 'too-many-requests', 'Later');
    const beacon = beaconSchema.safeParse(await readJson(request));
    if (!beacon.success) return problemAnswer(422, 'invalid-input', 'This is no signal');
    const composition = known.find(beacon.data.composition);
    const isOnTrial = triesOut(visit);
    if (composition && !isOnTrial) count(options, visit, { beacon: beacon.data, composition });
    if (composition && beacon.data.isOpen) tabs.beat(composition);
    if (!beacon.data.isOpen) return taken;
    const served = isOnTrial ? beacon.data.composition : await servedTo(lease, visit);
    return jsonAnswer(200, { served, next: beacon.data.at ? nextPages.after(beacon.data.at) : [] });
  };
}

/** Browsers say where a call comes from; a page of somebody else must not speak for its visitors. */
function isOwn({ origin }: Visit, { headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
  }
  return parseJson(Buffer.concat(chunks).toString())?.value;
}

interface Said {
  readonly beacon: Beacon;
  readonly composition: KnownComposition;
}

function count({ counts, notes, nextPages, failures }: BeaconCallsOptions, visit: Visit, said: Said): void {
  const { beacon, composition } = said;
  const who = visit.cookies.get(visitorCookieName);
  const opened = beacon.opened.filter((pair) => pair.every((key) => composition.pages.has(key)));
  for (const [from, to] of opened) nextPages.opened(from, to);
  for (const part of composition.parts) {
    const failed = beacon.failed.filter(({ app }) => app === part.remote);
    if (failed.length > 0 || beacon.seen.includes(part.remote)) {
      counts.visitor(part, who);
      counts.exposed(part, browserFailures, who);
    }
    for (const { signal, message, stack } of failed) {
      const isBelieved = visit.isLocal || failures.takes(visit.address, `${part.remote}@${part.version} ${signal}`);
      if (isBelieved) counts.failed(part, signal, who);
      if (isBelieved && message) notes.add({ ...part, kind: signal, message, stack });
    }
    for (const { app, signal, value } of beacon.measured) {
      if (app === part.remote) counts.measured(part, signal, value, who);
    }
  }
}

/** The composition that a document of this visitor would have now. */
async function servedTo(lease: LeaseForVisit, visit: Visit): Promise<string | null> {
  const taken = await lease(visit).catch(() => undefined);
  taken?.release();
  return taken?.composition.id ?? null;
}
