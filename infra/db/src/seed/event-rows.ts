import { chooseCovers } from './article-covers.ts';
import { seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MarkedFile } from './markup.ts';
import { fieldOf, parseBlocks } from './markup.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import { dayAfter, seedMoment } from './seed-clock.ts';
import { readTexts } from './seed-texts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

/** The first two are the categories of the fair pages; the spelling of the second address is the product's own. */
const categories = [
  { name: 'Ferias virtuales Umbral', slug: 'ferias-virtuales-umbral' },
  { name: 'Feria inmobiliaria Umbral', slug: 'feria-inmobilaria-umbral' },
  { name: 'Charlas y talleres', slug: 'charlas-y-talleres' },
  { name: 'Lanzamientos', slug: 'lanzamientos' },
  { name: 'Visitas guiadas', slug: 'visitas-guiadas' },
  { name: 'Encuentros', slug: 'encuentros' },
];

function categoryId(slug: string): number {
  const index = categories.findIndex((category) => category.slug === slug);
  if (index < 0) throw new Error(`an event names the unknown category ${slug}`);
  return index + 1;
}

/** Clock time in Bogotá on a day counted from the seed's day. */
const moment = (days: number, clock: string) => `${dayAfter(days)}T${clock}:00-05:00`;

function eventRow(index: number, slug: string, file: MarkedFile, cover: MediaAsset): SeedRow<'event'> {
  const starts = Number(fieldOf(file, 'starts'));
  const lasts = Number(fieldOf(file, 'days')) - 1;
  return {
    id: index + 1,
    slug,
    title: fieldOf(file, 'title'),
    excerpt: fieldOf(file, 'excerpt'),
    body: parseBlocks(file.body),
    category_id: categoryId(fieldOf(file, 'category')),
    city_id: seedCities.find((city) => city.slug === file.fields.get('city'))?.id ?? null,
    venue: file.fields.get('venue') ?? null,
    url: file.fields.get('url') ?? null,
    cover_key: cover.key,
    cover_alt: cover.alt,
    starts_at: moment(starts, fieldOf(file, 'from')),
    ends_at: moment(starts + lasts, fieldOf(file, 'to')),
    home_position: index < 4 ? index + 1 : null,
    state: 'published',
    updated_at: seedMoment,
  };
}

/** Events with their categories. */
export function eventTables(library: MediaLibrary): TableRows[] {
  const texts = readTexts('events');
  const newestFirst = texts.toSorted((a, b) => Number(fieldOf(b.file, 'starts')) - Number(fieldOf(a.file, 'starts')));
  const covers = chooseCovers(
    newestFirst.map(({ slug, file }) => ({ slug, topic: fieldOf(file, 'topic') })),
    library,
  );
  const events = texts.map(({ slug, file }, index) =>
    eventRow(index, slug, file, covers.get(slug) ?? library.at('cover', index)),
  );
  return [
    rowsOf(
      'event_category',
      categories.map((category, index) => ({ id: index + 1, ...category, position: index + 1 })),
    ),
    rowsOf('event', events),
  ];
}
