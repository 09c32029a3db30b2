import { type Composition, offeredRoutes, versionsOf } from '../composition/composition.ts';
import { type Part, partsOf } from './counted-part.ts';

/** A composition that this shell has served. */
export interface KnownComposition {
  readonly id: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly parts: readonly Part[];
  /** Keys of the pages that its remotes have. */
  readonly pages: ReadonlySet<string>;
}

/** What tabs may say that they have. */
export interface KnownCompositions {
  add(composition: Composition): void;
  find(id: string): KnownComposition | undefined;
}

/** More than a day of many releases makes. */
const most = 500;

/** Remembers the compositions of late; whoever names another one is not believed. */
export function createKnownCompositions(): KnownCompositions {
  const known = new Map<string, { readonly composition: Composition['cohorts']; readonly facts: KnownComposition }>();

  return {
    add(composition) {
      const before = known.get(composition.id);
      if (before?.composition === composition.cohorts) return;
      const facts = factsOf(composition);
      known.delete(composition.id);
      known.set(composition.id, { composition: composition.cohorts, facts });
      for (const oldest of [...known.keys()].slice(0, -most)) known.delete(oldest);
    },
    find: (id) => known.get(id)?.facts,
  };
}

function factsOf(composition: Composition): KnownComposition {
  return {
    id: composition.id,
    versions: versionsOf(composition),
    parts: partsOf(composition),
    pages: offeredRoutes(composition),
  };
}
