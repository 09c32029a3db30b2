import type { CanaryShare } from './bucket.ts';
import type { Composition } from './composition.ts';
import type { Lineup } from './lineup.ts';

/** The composition that a request uses from its start to its end. */
export interface CompositionLease {
  readonly composition: Composition;
  /** Takes the very same composition once more, for work that may outlive the request; only before it is released. */
  again(): CompositionLease;
  release(): void;
}

/** A lease with what the line-up said about it. */
export interface LineupLease extends CompositionLease {
  /** Another visitor may get another composition now. */
  readonly dependsOnVisitor: boolean;
}

/** Holds the current line-up; those before it live on until their last request has ended. */
export interface CompositionHolder {
  /** What most visitors get. */
  readonly current: () => Composition | undefined;
  /** Takes the composition of a visitor, or what most get. */
  lease(takes?: (canary: CanaryShare) => boolean): LineupLease | undefined;
  /** Makes another line-up the current one; `letGo` is called once nothing needs it any more. */
  switchTo(next: Lineup, letGo: () => void): void;
  /** Gives up the current line-up. */
  close(): void;
}

interface Shown {
  readonly lineup: Lineup;
  readonly letGo: () => void;
  users: number;
}

const nobody = () => false;

/** Makes a holder without a composition. */
export function createCompositionHolder(): CompositionHolder {
  let current: Shown | undefined;

  function leave(shown: Shown): void {
    shown.users -= 1;
    if (shown.users === 0) shown.letGo();
  }

  function show(next: Shown | undefined): void {
    const before = current;
    current = next;
    // Being the current one is a use, too.
    if (before) leave(before);
  }

  function take(shown: Shown, composition: Composition): LineupLease {
    shown.users += 1;
    let isHeld = true;
    return {
      composition,
      dependsOnVisitor: shown.lineup.dependsOnVisitor,
      again: () => take(shown, composition),
      release() {
        if (isHeld) leave(shown);
        isHeld = false;
      },
    };
  }

  return {
    current: () => current?.lineup.leading,
    lease: (takes = nobody) => current && take(current, current.lineup.compositionFor(takes)),
    switchTo: (lineup, letGo) => show({ lineup, letGo, users: 1 }),
    close: () => show(undefined),
  };
}
