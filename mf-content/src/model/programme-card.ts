import type { TvProgramme } from '@umbral/domain/editorial/tv-schedule.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import { coverOf } from './cover.ts';

/** A programme as lists show it. */
export interface ProgrammeCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly host: string;
  readonly city?: string;
  readonly episodes: number;
  readonly hasFilm: boolean;
  readonly cover?: ImageSource;
}

/** The card of a programme out of the API's. */
export function programmeCardOf(programme: TvProgramme): ProgrammeCard {
  const { slug, title, excerpt, host, city, episodes, film } = programme;
  return {
    slug,
    title,
    excerpt,
    href: routes.tvProgramme.href({ id: slug }),
    host,
    ...(city ? { city } : {}),
    episodes,
    hasFilm: film !== null,
    ...coverOf(programme),
  };
}
