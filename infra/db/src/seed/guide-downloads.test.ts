import { guideDocument } from '@umbral/domain/editorial/guide-document.ts';
import { expect, test } from 'vitest';
import { parseDocument } from './guide-document-markup.ts';
import { readGuideDownloads } from './guide-downloads.ts';
import { readTexts } from './seed-texts.ts';

const downloads = readGuideDownloads();
const slugs = readTexts('guides').map(({ slug }) => slug);

test('[B069] every guide offers a document, and every download belongs to a guide', () => {
  const withoutDocument = slugs.filter(
    (slug) => !downloads.get(slug)?.some(({ media_type }) => media_type === 'application/pdf'),
  );
  expect(withoutDocument).toEqual([]);
  expect([...downloads.keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
});

const named = [...downloads.values()].flat().map((download) => [download.file_name ?? '', download] as const);

test.each(named)('%s is a document of the contract, or a sheet with rows', (name, { body, content }) => {
  if (name.endsWith('.csv')) {
    const widths = (content ?? '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split('";"').length);
    expect(widths.length).toBeGreaterThan(3);
    expect(new Set(widths).size).toBe(1);
  } else {
    const blocks = guideDocument.parse(body);
    const tables = blocks.filter((block) => block.type === 'table');
    for (const { head, rows } of tables) expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    expect(blocks.length).toBeGreaterThan(3);
  }
});

test('no two downloads have the same title or the same name', () => {
  const titles = named.map(([, { title }]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
});

test('each kind of block is told by how its lines begin', () => {
  const body = [
    '# Antes',
    '[ ] Uno\n[ ] Dos',
    '1. Primero\n2. Luego',
    '_ Nombre',
    '| a | b |\n|---|---|\n| 1 | |',
    '! Ojo',
    '~ 4',
    '= Firma',
    'Una frase\nen dos líneas',
  ].join('\n\n');
  expect(parseDocument(body)).toEqual([
    { type: 'heading', text: 'Antes' },
    { type: 'checks', items: ['Uno', 'Dos'] },
    { type: 'steps', items: ['Primero', 'Luego'] },
    { type: 'fields', labels: ['Nombre'] },
    { type: 'table', head: ['a', 'b'], rows: [['1', '']] },
    { type: 'note', text: 'Ojo' },
    { type: 'lines', count: 4 },
    { type: 'signatures', labels: ['Firma'] },
    { type: 'paragraph', text: 'Una frase en dos líneas' },
  ]);
});
