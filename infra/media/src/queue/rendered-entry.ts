import { altOf } from '../alt/alt-of.ts';
import type { Encoded } from '../encode/encode-picture.ts';
import type { RenderJob } from '../jobs/render-job.ts';
import type { MediaEntry } from '../manifest/entry.ts';

/** What the list says of a rendered picture: what was seen in the file, and the facts of its job. */
export function renderedEntry(job: RenderJob, encoded: Encoded): MediaEntry {
  const { key, kind, hash, building, city, parameters } = job;
  const about = building
    ? {
        building: building.id,
        typology: building.typology,
        climate: building.climate,
        strata: building.strata,
        palette: paletteName(building.palette),
      }
    : { city: city?.name };
  return {
    key,
    kind,
    group: building?.typology ?? 'city',
    ...encoded,
    alt: altOf(job),
    ...about,
    ...(parameters.room ? { room: parameters.room } : {}),
    light: parameters.light,
    origin: 'render',
    hash,
  };
}

function paletteName(palette: string | { readonly [field: string]: unknown }): string | undefined {
  const name = typeof palette === 'string' ? palette : palette.name;
  return typeof name === 'string' ? name : undefined;
}
