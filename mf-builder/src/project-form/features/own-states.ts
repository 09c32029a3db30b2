import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { createContext, useContext } from 'react';

/** What the team made of a feature that a builder wrote [B097]. */
export interface OwnFeature {
  /** Null for those of the whole project. */
  readonly plant: number | null;
  readonly kind: 'interior' | 'exterior' | 'common';
  readonly name: string;
  readonly state: 'pending' | 'approved' | 'rejected';
  readonly reason: string | null;
}

/** The own features of the project that is edited; none of a new one. */
export const OwnFeaturesContext = createContext<readonly OwnFeature[]>([]);

/** What became of an own feature of a typology or of the project; undefined for one that nobody has sent yet. */
export function useOwnFeature(kind: OwnFeature['kind'], plant: number | null, name: string): OwnFeature | undefined {
  return useContext(OwnFeaturesContext).find(
    (own) => own.kind === kind && own.plant === plant && slugify(own.name) === slugify(name),
  );
}
