import { filmAlt } from '../alt/alt-of.ts';
import { encodePicture } from '../encode/encode-picture.ts';
import { dropEntries, keepEntry } from '../manifest/keep-entry.ts';
import { readManifest } from '../manifest/manifest-file.ts';
import { encodeFilm } from './encode-film.ts';
import { film } from './film-picture.ts';
import { type FilmPlan, filmPlans } from './film-plan.ts';

/** The still that is shown until a film plays. */
const posterWidths = { avif: [400, 800], webp: [800] };

/** Makes the films whose pictures are new; those that are no longer planned go. */
export async function makeFilms(signal: AbortSignal, say: (text: string) => void): Promise<void> {
  const entries = readManifest();
  const hashes = new Map(entries.map(({ key, hash }) => [key, hash]));
  const plans = filmPlans(entries);
  for (const plan of plans.filter(({ key, hash }) => hashes.get(key) !== hash)) {
    if (signal.aborted) return;
    try {
      await makeFilm(plan, signal);
      say(`filmed ${plan.key}`);
    } catch (error) {
      // One film that cannot be made keeps neither the others nor the pictures back.
      if (!signal.aborted) say(`failed ${plan.key}: ${error}`);
    }
  }
  const keys = new Set(plans.map(({ key }) => key));
  await dropEntries(({ key, origin }) => origin === 'film' && !keys.has(key));
}

async function makeFilm(plan: FilmPlan, signal: AbortSignal): Promise<void> {
  const { key, hash, style, scenes } = plan;
  const [first] = scenes;
  const { files, still, duration } = await encodeFilm(plan, signal);
  const poster = await encodePicture(key, still, posterWidths);
  const { building, typology, climate, strata, palette } = first;
  await keepEntry({
    key,
    kind: 'video',
    group: style,
    width: film.width,
    height: film.height,
    color: poster.color,
    thumbhash: poster.thumbhash,
    alt: filmAlt(style, first),
    files: [...files, ...poster.files],
    origin: 'film',
    building,
    typology,
    climate,
    strata,
    palette,
    duration,
    hash,
  });
}
