import type { DocumentBlock } from '@umbral/domain/editorial/guide-document.ts';
import { expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { drawDocument } from './draw-document.ts';

const printed = (blocks: readonly DocumentBlock[]) =>
  drawDocument({
    title: 'Acta de entrega',
    lead: 'Para el día en que recibes.',
    mark: 'MATERIAL DE APOYO',
    origin: { label: 'GUÍA', name: 'Recibir la vivienda' },
    reviewed: new Date('2026-11-20T15:00:00Z'),
    blocks,
  });

test('every kind of block is written, in its order', async () => {
  const { text } = await readPdf(
    await printed([
      { type: 'heading', text: 'Cocina' },
      { type: 'checks', items: ['El mesón está nivelado.'] },
      { type: 'steps', items: ['Abre la llave.'] },
      { type: 'table', head: ['Concepto', 'Valor'], rows: [['Notaría', '$945.000']] },
      { type: 'note', text: 'Guarda una copia.' },
      { type: 'paragraph', text: 'Señores: ¿cuándo?' },
      { type: 'lines', count: 3 },
      { type: 'fields', labels: ['Fecha'] },
      { type: 'signatures', labels: ['Firma'] },
    ]),
  );
  const words = [
    'Acta',
    'Cocina',
    'mesón',
    'Abre',
    'Notaría',
    '$945.000',
    'Guarda',
    'Señores: ¿cuándo?',
    'Fecha',
    'Firma',
  ];
  const places = words.map((word) => text.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a long table goes on with its head, and each sheet says its number and its date', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`Mes ${index + 1}`, '']);
  const { text, totalPages } = await readPdf(await printed([{ type: 'table', head: ['Mes', 'Ahorro'], rows }]));
  expect(totalPages).toBeGreaterThan(2);
  expect(text.match(/Ahorro/g)).toHaveLength(totalPages);
  for (let sheet = 1; sheet <= totalPages; sheet += 1) expect(text).toContain(`${sheet} de ${totalPages}`);
  expect(text.match(/20 de nov de 2026/g)).toHaveLength(totalPages);
  expect(text).toContain('Mes 80');
});

test('the same document gives the same bytes', async () => {
  const blocks: DocumentBlock[] = [{ type: 'paragraph', text: 'Igual.' }];
  expect(await printed(blocks)).toEqual(await printed(blocks));
});
