import type { CompositionLock, SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { Logger } from 'pino';
import { UnfitArtifact } from '../artifacts/artifact.ts';
import type { KeyRing } from '../registry/key-ring.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { carryOut } from './carry-out.ts';
import type { CompositionSource, RefusedVersion, SourceState } from './composition-source.ts';
import { doubtfulReleases } from './doubtful-releases.ts';
import type { FetchedReleases } from './fetch/fetched-releases.ts';
import { followRegistry } from './follow/follow-registry.ts';
import type { LastGood } from './follow/last-good.ts';
import { readKept } from './follow/read-last-good.ts';
import { faultOfLock } from './follow/verify-lock.ts';
import type { Preparation } from './prepare-release.ts';
import type { NextLineup } from './show/next-lineup.ts';

export interface RegistrySourceOptions {
  readonly client: RegistryClient;
  readonly keyRing: KeyRing;
  /** Whose compositions are taken, and no others. */
  readonly environment: string;
  readonly lastGood: LastGood;
  readonly fetched: FetchedReleases;
  readonly lineup: NextLineup;
  readonly prepare: Preparation;
  readonly log: Logger;
  /** Hears what is new: somebody waits for it. */
  onState(state: SourceState): void;
}

/** At the start the registry's answer is worth so much waiting, where the shell knows an earlier composition. */
const firstAnswerMs = 1500;
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/** Runs what the registry says, and without it what it said last. */
export function createRegistrySource(options: RegistrySourceOptions): CompositionSource {
  const { client, keyRing, environment, lastGood, fetched, lineup, prepare, log, onState } = options;
  const { promise: started, resolve: onStarted } = Promise.withResolvers<void>();
  let newest: SignedLock | undefined;
  let whole: SignedLock | undefined;
  let turn = 0;
  let seq = 0;
  let refused: readonly RefusedVersion[] = [];
  let fault: string | undefined;
  let heardAt: number | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let following: { stop(): Promise<void> } | undefined;
  let isShowing = false;

  const silentMs = () => (heardAt === undefined ? undefined : performance.now() - heardAt);
  const state = (): SourceState => ({ kind: 'registry', environment, seq, refused, fault, silentMs: silentMs() });

  /** Before anything is shown the whole must be there; afterwards what comes in one moment is shown at once. */
  function showSoon(): void {
    if (seq === 0 || isShowing) return;
    isShowing = true;
    queueMicrotask(() => {
      isShowing = false;
      lineup.show();
    });
  }

  function run(signed: SignedLock, fallback: CompositionLock | undefined): void {
    carry(signed, fallback).catch((error: Error) => log.error({ err: error }, 'a composition cannot be carried out'));
  }

  async function carry(signed: SignedLock, fallback: CompositionLock | undefined): Promise<void> {
    turn += 1;
    const own = turn;
    clearTimeout(retry);
    const isSuperseded = () => own !== turn;
    const { lock } = signed;
    const found = await carryOut({ lineup, prepare, lock, fallback, isSuperseded, onChange: showSoon });
    const doubtful = await doubtfulNow();
    if (isSuperseded()) return;
    tellRefused([...found, ...doubtful]);
    refused = [...found, ...doubtful];
    const composition = lineup.show();
    if (composition) {
      seq = lock.seq;
      onStarted();
    }
    if (found.length === 0) whole = signed;
    failures = found.length === 0 ? 0 : failures + 1;
    log.info({ seq: lock.seq, composition: composition?.id, refused: found.length }, 'composition carried out');
    if (failures > 0) retry = setTimeout(() => run(signed, fallback), retryAfter(failures)).unref();
    onState(state());
    await keep();
    if (found.length === 0) await forgetOld();
  }

  /** Old tabs may still ask for what goes here: then it is fetched again. */
  async function forgetOld(): Promise<void> {
    const locks = [newest?.lock, whole?.lock];
    const isNeeded = (app: AppName, version: string) =>
      locks.some((lock) => Object.values(lock?.apps[app] ?? {}).some((one) => one.version === version));
    const gone = await fetched.forgetOld(isNeeded);
    if (gone.length > 0) log.info({ gone }, 'fetched releases that nobody needs were removed');
  }

  /** Only a key that was revoked while it was in use makes a running version doubtful. */
  async function doubtfulNow(): Promise<readonly RefusedVersion[]> {
    return keyRing.revoked().length === 0 ? [] : doubtfulReleases(lineup, keyRing.keys());
  }

  function tellRefused(found: readonly RefusedVersion[]): void {
    const known = new Set(refused.map((one) => JSON.stringify(one)));
    for (const one of found) if (!known.has(JSON.stringify(one))) log.error({ ...one }, 'a version is refused');
  }

  async function keep(): Promise<void> {
    if (!newest) return;
    await lastGood.write({ newest, whole, revoked: keyRing.revoked() }).catch((error: Error) => {
      log.error({ err: error }, 'the composition cannot be kept for a restart');
    });
  }

  async function take(signed: SignedLock): Promise<string | undefined> {
    const known = newest?.lock.seq ?? 0;
    const wrong = await faultOfLock(signed, { keys: keyRing.keys(), known, environment });
    if (wrong !== undefined) return wrong;
    newest = signed;
    run(signed, whole?.lock);
    return undefined;
  }

  function onFault(next: string | undefined): void {
    if (next === undefined) heardAt = performance.now();
    if (next === fault) return;
    if (next) log.error({ reason: next }, 'the registry is not followed');
    else log.info({ seq: newest?.lock.seq }, 'the registry is followed');
    fault = next;
    onState(state());
  }

  function onRevoked(keyIds: readonly string[]): void {
    const news = keyRing.revoke(keyIds);
    if (news.length === 0) return;
    log.error({ keys: news }, 'keys were revoked: nothing that they signed is started any more');
    if (newest) run(newest, whole?.lock);
  }

  /** The registry's word comes first where it comes soon: nothing is started twice. */
  async function hasNews(known: number): Promise<boolean> {
    const soon = AbortSignal.timeout(firstAnswerMs);
    const signed = await client.compositionAfter(known, 0, soon).catch(() => undefined);
    return signed !== undefined && (await take(signed)) === undefined;
  }

  return {
    async start() {
      const kept = await readKept(lastGood, { keyRing, environment }, log);
      newest = kept?.newest;
      whole = kept?.whole;
      if (kept && !(await hasNews(kept.newest.lock.seq))) run(kept.newest, whole?.lock);
      following = followRegistry({ client, newest: () => newest?.lock.seq ?? 0, take, onRevoked, onFault });
      await started;
    },
    activate: () => Promise.reject(registryDecides()),
    rollBack: () => Promise.reject(registryDecides()),
    state,
    async stop() {
      turn += 1;
      clearTimeout(retry);
      await following?.stop();
    },
  };
}

function registryDecides(): UnfitArtifact {
  return new UnfitArtifact('The registry decides which versions run: promote or roll back there');
}

function retryAfter(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);
}
