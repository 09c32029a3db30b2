import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getTvItem } from '@umbral/domain/api/tv.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { programmeCardOf } from '../model/programme-card.ts';
import { broadcastOf } from '../ui/broadcast.ts';
import type { ProgrammeData } from './programme-data.ts';

/** A programme with its next broadcasts in Colombia and its projects; nothing for an unknown one. */
export async function loadProgramme(
  call: CallApi,
  id: string,
  signal: AbortSignal,
): Promise<ProgrammeData | undefined> {
  const found = await foundOrNothing(call(getTvItem, { params: { id }, query: { projects: true } }, { signal }));
  if (!found) return undefined;
  const { programme, broadcast, next } = found.data;
  const projects = found.data.projects ?? [];
  const now = Date.now();
  return {
    ...programmeCardOf(programme),
    ...(programme.film ? { film: programme.film } : {}),
    body: programme.body,
    season: programme.season,
    broadcasts: [...(broadcast ? [broadcast] : []), ...next].map((one) => broadcastOf(one, now)),
    ...(next.length > 0 ? { seasonHref: `/api${calendarPaths.programme(programme.slug, defaultCountry)}` } : {}),
    projects: projects.map((plant) => plantCardOf(plant, now)),
    ...(programme.city && projects.length > 0
      ? { cityHref: routes.tvByCity.href({ city: slugify(programme.city) }) }
      : {}),
    publishedAt: programme.published_at,
  };
}
