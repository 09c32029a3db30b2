import { listComparisons } from '@umbral/domain/api/saved.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import type { Comparison } from '@umbral/domain/people/comparison.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';

/** A home of a comparison. */
export interface ComparedHome {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly image: Image | null;
  /** It can still be had. */
  readonly isActive: boolean;
}

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
  return { id, name, createdAt, homes: projects.map(homeOf) };
}

function homeOf({ id, slug, type, title, project, media, isActive }: PlantRecord): ComparedHome {
  return {
    id,
    title: `${project.title} · ${title}`,
    href: plantHref({ slug, type, localization: project.localization }),
    image: media.main_image,
    isActive: isActive === 1,
  };
}
