import { listComparisons } from '@umbral/domain/api/saved.ts';
import type { Comparison } from '@umbral/domain/people/comparison.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';
import { type ComparedHome, comparedHomeOf } from './compared-home.ts';

/** A saved comparison as its card shows it. */
export interface SavedComparison {
  readonly id: number;
  /** None where nobody gave it one. */
  readonly name: string | null;
  readonly createdAt: string;
  readonly homes: readonly ComparedHome[];
}

/** The person's comparisons, newest first. */
export function loadComparisons(args: LoaderArgs): Promise<OwnerData<SavedComparison[]>> {
  return loadForOwner(args, async (call, signal) => (await call(listComparisons, {}, { signal })).data.map(savedOf));
}

function savedOf({ id, name, created_at: createdAt, projects }: Comparison): SavedComparison {
  return { id, name, createdAt, homes: projects.map(comparedHomeOf) };
}
