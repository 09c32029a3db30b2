import { seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import { fieldOf, parseBlocks } from './markup.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import { momentBefore } from './seed-clock.ts';
import { readTexts } from './seed-texts.ts';

/** A programme of the season with its episodes. */
export interface Programme {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** City that it is about. */
  city: string;
  host: string;
  introduction: string;
  episodes: readonly Episode[];
}

interface Episode {
  title: string;
  minutes: number;
  summary: string;
}

/** An episode begins with `# title | minutes`. */
function episodeOf(part: string): Episode {
  const end = part.indexOf('\n');
  const [title = '', minutes] = part
    .slice(0, end)
    .split('|')
    .map((word) => word.trim());
  return { title, minutes: Number(minutes), summary: part.slice(end).trim() };
}

/** The season in its order. */
export const programmes: readonly Programme[] = readTexts('programmes').map(({ slug, file }, index) => {
  const [introduction = '', ...episodes] = file.body.split(/^# /m);
  return {
    id: index + 1,
    slug,
    title: fieldOf(file, 'title'),
    excerpt: fieldOf(file, 'excerpt'),
    city: fieldOf(file, 'city'),
    host: fieldOf(file, 'host'),
    introduction: introduction.trim(),
    episodes: episodes.map(episodeOf),
  };
});

/** A picture of the programme's city, else a cover. */
function coverOf({ city, id }: Programme, library: MediaLibrary): MediaAsset {
  return library.ofKind('city').find((picture) => picture.city === city) ?? library.at('cover', id + 2);
}

const filmFormats = ['webm', 'mp4'];

/** The film of a place in the season: each film of the library once. */
function filmAt(index: number, library: MediaLibrary): string | null {
  const film = library.ofKind('video')[index];
  return film?.files.find(({ format }) => filmFormats.includes(format ?? ''))?.src ?? null;
}

export function programmeRows(library: MediaLibrary): SeedRow<'tv_programme'>[] {
  return programmes.map((programme, index) => {
    const cover = coverOf(programme, library);
    return {
      id: programme.id,
      slug: programme.slug,
      title: programme.title,
      excerpt: programme.excerpt,
      city_id: seedCities.find(({ slug }) => slug === programme.city)?.id ?? null,
      video_url: filmAt(index, library),
      cover_key: cover.key,
      cover_alt: cover.alt,
      position: index + 1,
      published_at: momentBefore(4 + index * 6),
      host: programme.host,
      body: parseBlocks(programme.introduction),
    };
  });
}

/** Ids follow from the place in the season, so that broadcasts can name them. */
export const episodeRows: readonly (SeedRow<'tv_episode'> & { id: number; programme_id: number })[] = programmes
  .flatMap(({ id, episodes }) =>
    episodes.map((episode, index) => ({ programme_id: id, number: index + 1, ...episode })),
  )
  .map((episode, index) => ({ id: index + 1, ...episode }));
