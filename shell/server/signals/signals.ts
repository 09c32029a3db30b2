import type { IncomingMessage } from 'node:http';
import { isRemoteName } from 'shared-contracts/routes/owners.ts';
import { visitorKeyOf } from '../composition/visitor-key.ts';
import type { LeasedComposition, LeaseForVisit } from '../dev/visit-compositions.ts';
import type { Answer } from '../http/answer.ts';
import type { Visit } from '../http/visit.ts';
import type { LivingSet } from '../registry/shell-reports.ts';
import { createAddressAllowance } from './address-allowance.ts';
import { createBeaconCalls } from './beacon-calls.ts';
import { createFailureNotes, type FailureNotes } from './failure-notes.ts';
import { createKnownCompositions } from './known-compositions.ts';
import { createOpenTabs } from './open-tabs.ts';
import { partOf } from './part.ts';
import { createRenderSignals, type RenderFacts } from './render-signals.ts';
import { createSignalCounts, type SignalCounts } from './signal-counts.ts';

/** What visitors of each version meet, as this shell and their browsers see it. */
export interface Signals {
  readonly counts: SignalCounts;
  readonly notes: FailureNotes;
  /** A document of an owner was sent to a visitor. */
  served(lease: LeasedComposition, owner: string, visit: Visit): void;
  rendered(facts: RenderFacts): void;
  openTabs(): readonly LivingSet[];
  /** Answers `/_signals`. */
  answer(lease: LeaseForVisit): (visit: Visit, request: IncomingMessage) => Promise<Answer>;
}

const minuteMs = 60_000;

/** Makes the signals of one shell. */
export function createSignals({ isBehindProxy }: { readonly isBehindProxy: boolean }): Signals {
  const counts = createSignalCounts();
  const notes = createFailureNotes();
  const known = createKnownCompositions();
  const tabs = createOpenTabs();
  const calls = createAddressAllowance({ isBehindProxy, most: 120, perMs: minuteMs });
  const failures = createAddressAllowance({ isBehindProxy, most: 2, perMs: 60 * minuteMs });
  return {
    counts,
    notes,
    served({ composition, isPerVisitor }, owner, visit) {
      known.add(composition);
      const part = isRemoteName(owner) && !visit.link ? partOf(composition, owner) : undefined;
      if (part) counts.visitor(part, isPerVisitor ? visitorKeyOf(visit) : undefined);
    },
    rendered: createRenderSignals(counts),
    openTabs: tabs.counts,
    answer: (lease) => createBeaconCalls({ counts, notes, known, tabs, lease, calls, failures }),
  };
}
