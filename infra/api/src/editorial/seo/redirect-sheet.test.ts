import { expect, test } from 'vitest';
import { planSheet } from './redirect-plan.ts';
import { readSheet, writeSheet } from './redirect-sheet.ts';

const plan = (csv: string, existing: Parameters<typeof planSheet>[0] = []) => planSheet(existing, readSheet(csv));
const outcomes = (...args: Parameters<typeof plan>) => plan(...args).lines.map(({ outcome, note }) => [outcome, note]);

test('[C247] a sheet comes with commas, semicolons or tabs, with or without a heading and empty lines', () => {
  const expected = [
    ['/a', '/b', '301'],
    ['/c', '/d'],
  ];
  for (const mark of [',', ';', '\t']) {
    const rows = ['origen,destino,estado', '/a,/b,301', '', '/c,/d'].map((row) => row.replaceAll(',', mark));
    expect(readSheet(`\uFEFF${rows.join('\r\n')}`).map(({ cells }) => cells)).toEqual(expected);
  }
  expect(readSheet('/a,/b\n\n/c,/d').map(({ line }) => line)).toEqual([1, 3]);
});

test('[C247] what is written as a sheet is read again', () => {
  const rules = [{ from: '/a,b', to: '/c', status: 302 }];
  expect(readSheet(writeSheet(rules))[0]?.cells).toEqual(['/a,b', '/c', '302']);
});

test('[C247] each line says whether it is new, changed, the same or wrong, and why', () => {
  const existing = [
    { from: '/old', to: '/former', status: 301 },
    { from: '/kept', to: '/target', status: 302 },
  ];
  const sheet = [
    '/new,/target',
    '/old,/target',
    '/kept,/target,302',
    '/x,https://otro.example/',
    '/y,/target,200',
    '/new,/elsewhere',
    '/z',
    '/,/target',
  ];
  expect(outcomes(sheet.join('\n'), existing)).toEqual([
    ['new', null],
    ['changed', 'Antes llevaba a /former'],
    ['same', null],
    ['wrong', 'Destino: La dirección no es válida'],
    ['wrong', 'El estado debe ser 301, 302, 307 o 308'],
    ['wrong', 'El origen está repetido: ya está en la línea 1'],
    ['wrong', 'Cada línea lleva origen, destino y, si quieres, estado'],
    ['wrong', 'Origen: La página de inicio no se puede redirigir'],
  ]);
});

test('[C247] circles and chains are explained, with those inside the sheet', () => {
  expect(outcomes('/a,/b\n/b,/a\n/c,/a')).toEqual([
    ['new', null],
    ['wrong', 'Esta redirección haría un ciclo con otra.'],
    ['wrong', 'El destino ya se redirige a otra dirección. Apunta directo a: /b'],
  ]);
});

test('[C247] what led to the start of a new line goes on to its target', () => {
  const { lines, changed, added } = plan('/b,/c', [{ from: '/a', to: '/b', status: 301 }]);
  expect(lines[0]?.note).toBe('1 redirección que llegaba a su origen llevará al nuevo destino');
  expect(changed).toEqual([{ from: '/a', to: '/c', status: 301 }]);
  expect(added).toEqual([{ from: '/b', to: '/c', status: 301 }]);
});
