import { expect, test } from 'vitest';
import type { DraftRow } from '../price-list/draft-row.ts';
import { homeRows, homeTable, withHomes } from '../price-list/home-table.ts';
import { homeIssues, plantIssues } from '../price-list/plant-checks.ts';
import { plantTable } from '../price-list/plant-table.ts';
import type { SheetTable } from '../table/column.ts';
import type { RawCell } from '../table/read-cell.ts';
import { emptyPlant, plantNamed } from '../testing/plant-rows.ts';
import { applyComparison, compareRows } from './compare-rows.ts';
import { dataRows, findHeader, titlesOf } from './find-header.ts';
import { recogniseColumns } from './recognise-columns.ts';

function compare<Row>(table: SheetTable<Row>, rows: readonly Row[], cells: readonly (readonly RawCell[])[]) {
  const sheet = { name: '', rows: cells, isCut: false };
  const header = findHeader(table.columns, sheet);
  const titles = titlesOf(table.columns, sheet, header);
  const { data, totals } = dataRows(sheet, header);
  const recognised = recogniseColumns(
    table.columns,
    titles,
    data.map((row) => row.cells),
  );
  const mapping = recognised.map(({ key }) => key);
  return { titles, totals, recognised, mapping, ...compareRows(table, rows, { titles, data }, mapping) };
}

const plants = plantTable(() => emptyPlant, plantIssues);
const kinds = (outcomes: readonly { readonly kind: string }[]) => outcomes.map(({ kind }) => kind);

test.each([
  [
    ['Nombre tipología', 'Tipo', 'Habs', 'Baños', 'Garajes', 'm2 const.', 'Área priv', 'Valor'],
    [
      'name',
      'property_type',
      'number_bedrooms',
      'number_bathrooms',
      'number_parking',
      'built_area',
      'private_area',
      'price',
    ],
  ],
  [
    ['TIPO', 'ALCOBAS', 'BAÑOS', 'AREA CONSTRUIDA (M2)', 'Precio de lista', 'Valor m2', '% inicial'],
    ['name', 'number_bedrooms', 'number_bathrooms', 'built_area', 'price', undefined, 'initial_fee_percent'],
  ],
  [
    ['Unit type', 'Bedrooms', 'Bathrooms', 'Built area', 'List price'],
    ['name', 'number_bedrooms', 'number_bathrooms', 'built_area', 'price'],
  ],
])('columns are known by what builders call them: %j', (titles, keys) => {
  const values = titles.map((title) => (title === 'Tipo' ? 'Apto' : title === 'TIPO' ? 'A1' : '3'));
  expect(compare(plants, [], [titles, values, values]).mapping).toEqual(keys);
});

test('titles stand below a logo, under merged groups; totals and empty rows are left out', () => {
  const { mapping, totals, outcomes } = compare(
    plants,
    [],
    [
      ['Alameda del Parque', null, null, null],
      [null],
      [null, 'Áreas', null, null],
      ['Tipología', 'Construida', 'Privada', 'Valor'],
      ['A', 68.5, 62, 245_000_000],
      ['', '', '', ''],
      ['TOTAL', 68.5, 62, 245_000_000],
    ],
  );
  expect(mapping).toEqual(['name', 'built_area', 'private_area', 'price']);
  expect(totals).toBe(1);
  expect(outcomes).toHaveLength(1);
});

test('a column without a title that can only be prices is one', () => {
  const { recognised } = compare(
    plants,
    [],
    [
      ['Nombre', ''],
      ['A', '$ 245.000.000'],
      ['B', '$ 310.000.000'],
    ],
  );
  expect(recognised[1]).toEqual({ key: 'price', isGuess: true });
});

test('rows are new, changed by cell, the same, wrong by cell or missing, and only what was asked is applied', () => {
  const rows = [plantNamed('Tipo A'), plantNamed('Tipo B'), plantNamed('Tipo C'), plantNamed('Tipo D')];
  const { outcomes, missing, ...rest } = compare(plants, rows, [
    ['Nombre', 'Tipo', 'Precio', 'Área construida', 'Habitaciones', 'Baños'],
    ['TIPO  A', 'Apartamento', '$ 450.000.000', '68,5', '3', '2'],
    ['Tipo B', 'Apto', '420000000', '68,5', '3', '2'],
    ['Tipo C', 'Apartamento', 'por definir', '68,5', '3', '2'],
    ['Tipo E', 'Casa', '510 M', '120,25', '4', '3'],
    ['tipo a', 'Casa', '1', '1', '1', '1'],
    ['Tipo F', 'Castillo', '3.000.000.000', '90,5', '2', '2'],
    ['Tipo G', 'Casa', '3.000.000.000', '90,5', '2', '2'],
  ]);
  expect(kinds(outcomes)).toEqual(['changed', 'same', 'wrong', 'new', 'wrong', 'wrong', 'wrong']);
  expect(outcomes[0]).toMatchObject({
    line: 2,
    changes: [
      { key: 'name', before: 'Tipo A', after: 'TIPO  A' },
      { key: 'price', before: 420_000_000, after: 450_000_000 },
    ],
  });
  expect(outcomes[2]).toMatchObject({ line: 4, problems: [{ key: 'price', text: 'por definir' }] });
  expect(outcomes[4]).toMatchObject({ problems: [{ message: 'Está repetida: ya viene en la fila 2' }] });
  expect(outcomes[5]).toMatchObject({ problems: [{ key: 'property_type', text: 'Castillo' }] });
  expect(outcomes[6]).toMatchObject({
    problems: [{ key: 'price', message: 'Este valor no puede ser mayor al rango máximo' }],
  });
  expect(missing).toEqual([3]);
  const names = (removes: boolean) =>
    applyComparison(rows, { outcomes, missing, ...rest }, removes).map(({ name }) => name);
  expect(names(false)).toEqual(['TIPO  A', 'Tipo B', 'Tipo C', 'Tipo D', 'Tipo E']);
  expect(names(true)).toEqual(['TIPO  A', 'Tipo B', 'Tipo C', 'Tipo E']);
});

test('a code finds a typology whose name has changed; a new row gets no code from a sheet', () => {
  const rows = [plantNamed('Tipo A', { id: 7 })];
  const { outcomes, missing } = compare(plants, rows, [
    ['Código', 'Nombre', 'Precio'],
    [7, 'Tipo Alameda', 420_000_000],
  ]);
  expect(outcomes[0]).toMatchObject({ kind: 'changed', row: { id: 7, name: 'Tipo Alameda' } });
  expect(missing).toEqual([]);
  const free = compare(
    plantTable(() => emptyPlant),
    rows,
    [
      ['Código', 'Nombre'],
      [99, 'Otro'],
    ],
  );
  expect(free.outcomes[0]).toMatchObject({ kind: 'new', row: { id: null, name: 'Otro' } });
});

test('a list in millions is read as such, and said', () => {
  const { outcomes, inMillions } = compare(
    plantTable(() => emptyPlant),
    [],
    [
      ['Nombre', 'Precio'],
      ['A', '245,5'],
      ['B', 310],
    ],
  );
  expect(outcomes.map((outcome) => outcome.kind === 'new' && outcome.row.price)).toEqual([245_500_000, 310_000_000]);
  expect(inMillions).toEqual(['Precio']);
});

test('a number that may be thousands or decimals is asked about, unless its column tells', () => {
  const table = plantTable(() => emptyPlant);
  const doubtful = compare(
    table,
    [],
    [
      ['Nombre', 'Área construida'],
      ['A', '1.250'],
    ],
  );
  expect(doubtful.outcomes[0]).toMatchObject({ kind: 'wrong', problems: [{ key: 'built_area', text: '1.250' }] });
  const told = compare(
    table,
    [],
    [
      ['Nombre', 'Área construida'],
      ['A', '1.250'],
      ['B', '68,5'],
    ],
  );
  expect(told.outcomes[0]).toMatchObject({ kind: 'new', row: { built_area: 1250 } });
});

test('a sheet of 41 new typologies brings 40; a sheet of five thousand homes says what fits', () => {
  const many = Array.from({ length: 41 }, (_, n) => [`Tipo ${n}`, '245 M']);
  const { outcomes } = compare(
    plantTable(() => emptyPlant),
    [],
    [['Nombre', 'Precio'], ...many],
  );
  expect(kinds(outcomes).filter((kind) => kind === 'new')).toHaveLength(40);
  expect(outcomes[40]).toMatchObject({ problems: [{ message: 'El formulario admite máximo 40 tipologías' }] });

  const one = homeTable([plantNamed('A')]);
  const homes = Array.from({ length: 5000 }, (_, n) => [`Apto ${n}`, '245 M']);
  const stock = compare(one, [], [['Apartamento', 'Precio'], ...homes]);
  expect(kinds(stock.outcomes).filter((kind) => kind === 'new')).toHaveLength(300);
});

test('[B099] homes go to the typology that their row names, and are found again by both', () => {
  const start: readonly DraftRow[] = [
    plantNamed('Tipo A', {
      stock: [{ id: 1, name: '101', available: true, price: 1_000_000, discount: null, description: null }],
    }),
    plantNamed('Tipo B'),
  ];
  const table = homeTable(start, ({ home }) => homeIssues(home));
  const { outcomes, missing, ...rest } = compare(table, homeRows(start), [
    ['Tipología', 'Apto', 'Estado', 'Precio', 'Descuento'],
    ['tipo a', '101', 'Vendido', '2.000.000', ''],
    ['Tipo B', '101', 'Disponible', '3.000.000', '100.000'],
    ['Tipo B', '102', 'Disponible', '3.000.000', '4.000.000'],
    ['', '103', 'Disponible', '3.000.000', ''],
    ['Tipo Z', '104', 'Disponible', '3.000.000', ''],
  ]);
  expect(kinds(outcomes)).toEqual(['changed', 'new', 'wrong', 'wrong', 'wrong']);
  expect(outcomes[2]).toMatchObject({ problems: [{ message: 'El descuento no puede ser mayor que el precio' }] });
  const next = withHomes(start, applyComparison(homeRows(start), { outcomes, missing, ...rest }, false));
  expect(next.map(({ stock }) => stock)).toMatchObject([
    [{ id: 1, name: '101', available: false, price: 2_000_000 }],
    [{ id: null, name: '101', price: 3_000_000, discount: 100_000 }],
  ]);
});
