import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { glossaryWords } from '@umbral/domain/routes/glossary-words.ts';
import { termHref } from '@umbral/domain/routes/term-href.ts';
import { expect, test } from 'vitest';
import { linkTerms } from './link-terms.ts';

const paragraph = (text: string): RichText => [{ type: 'paragraph', runs: [{ text }] }];
const glossary = '/herramientas/glosario-de-vivienda-nueva';

test('the first of each word of a text is a link, in all of its parts together', () => {
  const [first, second] = linkTerms([
    paragraph('La cuota inicial de una VIS baja. Otra cuota inicial no.'),
    paragraph('Otra VIS y su área privada.'),
  ]);
  expect(first).toEqual([
    {
      type: 'paragraph',
      runs: [
        { text: 'La ' },
        { text: 'cuota inicial', href: `${glossary}#cuota-inicial` },
        { text: ' de una ' },
        { text: 'VIS', href: `${glossary}#vis` },
        { text: ' baja. Otra cuota inicial no.' },
      ],
    },
  ]);
  expect(second).toMatchObject([{ runs: [{}, { text: 'área privada' }, { text: '.' }] }]);
});

test('parts of words, links and headings stay as they are, and no text is lost', () => {
  const body: RichText = [
    { type: 'heading', level: 2, text: 'La VIS' },
    { type: 'paragraph', runs: [{ text: 'VISITA y ' }, { text: 'VIS', href: '/guia-comprar-vivienda' }] },
    { type: 'list', ordered: false, items: [[{ text: 'Tasa efectiva anual', bold: true }]] },
  ];
  expect(linkTerms([body])).toEqual([
    [
      body[0],
      body[1],
      {
        type: 'list',
        ordered: false,
        items: [[{ text: 'Tasa efectiva anual', bold: true, href: termHref('tasa-efectiva-anual') }]],
      },
    ],
  ]);
});

test('no text has more than twelve of them', () => {
  const words = Object.values(glossaryWords).map(([word]) => word);
  const [body] = linkTerms([paragraph(words.join('. '))]);
  const runs = body?.[0]?.type === 'paragraph' ? body[0].runs : [];
  expect(runs.filter(({ href }) => href !== undefined)).toHaveLength(12);
  expect(runs.map(({ text }) => text).join('')).toBe(words.join('. '));
});
