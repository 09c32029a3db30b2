import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import type { LeasedComposition, LeaseForVisit } from '../composition/lease-for-visit.ts';
import type { RenderFacts } from '../composition/render-port.ts';
import { visitorKeyOf } from '../composition/visitor-key.ts';
import type { Visit } from '../http/visit.ts';
import { createAddressAllowance } from './address-allowance.ts';
import { type BeaconCalls, createBeaconCalls } from './beacon-calls.ts';
import { partOf } from './counted-part.ts';
import { createFailureNotes, type FailureNote, type FailureNotes } from './failure-notes.ts';
import { createKnownCompositions } from './known-compositions.ts';
import { createNextPages } from './next-pages.ts';
import { createOpenTabs } from './open-tabs.ts';
import { createRenderSignals } from './render-signals.ts';
import type { LivingSet } from './shell-reports.ts';
import { createSignalCounts, type SignalCounts } from './signal-counts.ts';

/** What visitors of each version meet, as this shell and their browsers see it. */
export interface Signals {
  readonly counts: SignalCounts;
  readonly notes: FailureNotes;
  /** A document of an owner was sent to a visitor. */
  served(lease: LeasedComposition, owner: string, visit: Visit): void;
  rendered(facts: RenderFacts): void;
  /** Of a composition that was served of late. */
  versionsOf(composition: string): Readonly<Record<string, string>> | undefined;
  openTabs(): readonly LivingSet[];
  /** Answers `/_signals`; visits that try something out say nothing about everybody's versions. */
  answers(lease: LeaseForVisit, triesOut: (visit: Visit) => boolean): BeaconCalls;
}

const minuteMs = 60_000;

/** Makes the signals of one shell. */
export function createSignals(): Signals {
  const counts = createSignalCounts();
  const notes = createFailureNotes();
  const known = createKnownCompositions();
  const tabs = createOpenTabs();
  const nextPages = createNextPages();
  const calls = createAddressAllowance({ most: 120, perMs: minuteMs });
  const failures = createAddressAllowance({ most: 2, perMs: 60 * minuteMs });
  const countRender = createRenderSignals(counts, { failures });
  return {
    counts,
    notes,
    served({ composition, isPerVisitor, isPrivate }, owner, visit) {
      known.add(composition);
      const part = isRemoteName(owner) && !isPrivate ? partOf(composition, owner) : undefined;
      if (!part) return;
      const who = isPerVisitor ? visitorKeyOf(visit) : undefined;
      counts.visitor(part, who);
      counts.exposed(part, ['page-failed'], who);
    },
    rendered(facts) {
      countRender(facts);
      if (facts.failure) notes.add(noteOf(facts, facts.failure));
    },
    versionsOf: (composition) => known.find(composition)?.versions,
    openTabs: tabs.counts,
    answers: (lease, triesOut) =>
      createBeaconCalls({ counts, notes, known, tabs, nextPages, lease, triesOut, calls, failures }),
  };
}

function noteOf({ composition, remote }: RenderFacts, { message }: NonNullable<RenderFacts['failure']>): FailureNote {
  const version = composition.remotes.get(remote)?.artifact.version ?? 'none';
  const [words = '', ...stack] = message.split('\n');
  return {
    remote,
    version,
    cohort: composition.cohorts.get(remote) ?? 'stable',
    kind: 'render',
    message: words,
    ...(stack.length > 0 ? { stack: stack.join('\n') } : {}),
  };
}
