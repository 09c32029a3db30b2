import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { consentVersion } from './consent-rows.ts';
import { fieldOf, parseBlocks } from './markup.ts';
import { seedMoment } from './seed-clock.ts';
import { readTexts } from './seed-texts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

/** Static pages: their versions are what people accept. */
export function pageTables(): TableRows[] {
  return [
    rowsOf(
      'static_page',
      readTexts('pages').map(({ slug, file }) => ({
        slug: slug === 'quienes-somos' ? '22-quienes-somos' : slugify(slug),
        title: fieldOf(file, 'title'),
        description: fieldOf(file, 'description'),
        body: parseBlocks(file.body),
        version: consentVersion,
        updated_at: seedMoment,
      })),
    ),
  ];
}
