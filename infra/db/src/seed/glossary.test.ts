import { glossarySlug, glossaryTerms } from '@umbral/domain/routes/term-href.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { expect, test } from 'vitest';
import { parseBlocks } from './markup.ts';
import { readTexts } from './seed-texts.ts';

test('every word that pages link to has its entry in the glossary', () => {
  const glossary = readTexts('tools').find(({ slug }) => slug === glossarySlug);
  const tables = parseBlocks(glossary?.file.body ?? '').filter((block) => block.type === 'table');
  const entries = tables.flatMap(({ rows }) => rows.map(([word = '']) => slugify(word)));
  expect(entries).toEqual(expect.arrayContaining([...glossaryTerms]));
});
