import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { AlertHome, AlertPreview } from '@umbral/domain/people/alert.ts';
import type { Backend } from '../../engine/backend.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import { createNewsFinder, type NewsFinder, type PlantMatch } from './alert-matches.ts';
import { plantsOfLate } from './news-queries.ts';
import { placesOf } from './place-queries.ts';

const weekMs = 7 * 86_400_000;
/** News of a week are read once in this time, whoever asks. */
const heldMs = 60_000;
const shownHomes = 3;

/** Tells what an alert for a search would have said within the last seven days. */
export type PreviewAlert = (filters: WatchedFilters) => Promise<AlertPreview>;

/** Previews by the same rules as the mails. */
export function createAlertPreview(backend: Backend): PreviewAlert {
  let held: { readonly at: number; readonly finder: Promise<NewsFinder> } | undefined;

  function weekFinder(now: Date): Promise<NewsFinder> {
    if (held && Math.abs(now.getTime() - held.at) < heldMs) return held.finder;
    const finder = plantsOfLate(backend, since(now), now).then((plants) => createNewsFinder(plants, now));
    held = { at: now.getTime(), finder };
    // What failed is not held: the next one asks again.
    finder.catch(() => {
      held = undefined;
    });
    return finder;
  }

  return async (filters) => {
    const now = backend.now();
    const [finder, places] = await Promise.all([weekFinder(now), placesOf(backend, filters)]);
    const matches = finder.find(filters, since(now));
    return { total: matches.length, homes: await homesOf(backend, matches.slice(0, shownHomes)), places };
  };
}

function since(now: Date): Date {
  return new Date(now.getTime() - weekMs);
}

async function homesOf(backend: Backend, matches: readonly PlantMatch[]): Promise<AlertHome[]> {
  const records = await recordsOfIds(
    backend,
    matches.map(({ plant_id }) => plant_id),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return matches.flatMap((match) => {
    const record = byId.get(match.plant_id);
    return record ? [homeOf(record, match)] : [];
  });
}

function homeOf({ id, slug, type, title, price, media, project }: PlantRecord, match: PlantMatch): AlertHome {
  return {
    plant_id: id,
    kind: match.kind,
    title: `${project.title} · ${title}`,
    slug,
    type,
    localization: project.localization,
    price,
    previous_price: match.previous_price,
    image: media.main_image,
  };
}
