import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { CellValue, Column, RowIssues, SheetTable } from '../table/column.ts';
import { type DraftRow, fieldColumn } from './draft-row.ts';
import { availableWords, columnWords, priceListTexts as texts } from './price-list-texts.ts';

/** A home for immediate delivery, with the place of its typology in the form; -1 while it has none. */
export interface HomeRow {
  readonly plant: number;
  readonly home: DraftRow;
}

const emptyHome: DraftRow = { id: null, name: '', available: true, price: null, discount: null, description: null };

/** The homes of a typology, where it has any. */
export function homesOf({ stock }: DraftRow): readonly DraftRow[] {
  return Array.isArray(stock) ? stock : [];
}

/** All homes of the typologies, one after the other. */
export function homeRows(plants: readonly DraftRow[]): readonly HomeRow[] {
  return plants.flatMap((plant, at) => homesOf(plant).map((home) => ({ plant: at, home })));
}

/** The typologies with these homes; one whose homes are the same stays the same object. */
export function withHomes(plants: readonly DraftRow[], rows: readonly HomeRow[]): readonly DraftRow[] {
  return plants.map((plant, at) => {
    const old = homesOf(plant);
    const stock = rows.filter((row) => row.plant === at).map(({ home }) => home);
    const isSame = stock.length === old.length && stock.every((home, place) => home === old[place]);
    return isSame ? plant : { ...plant, stock };
  });
}

/** A column of the home itself, seen through its row. */
function homeColumn(...facts: Parameters<typeof fieldColumn>): Column<HomeRow> {
  const column = fieldColumn(...facts);
  return {
    ...column,
    get: ({ home }) => column.get(home),
    set: (row, value) => ({ ...row, home: column.set(row.home, value) }),
  };
}

const columnsOfHome: readonly Column<HomeRow>[] = [
  homeColumn('home', { kind: 'text' }, { field: 'name', width: 'wide' }),
  homeColumn('available', { kind: 'toggle', ...availableWords }, { width: 'narrow' }),
  homeColumn('price', { kind: 'money' }),
  homeColumn('discount', { kind: 'money' }, { isOptional: true }),
  homeColumn('description', { kind: 'text' }, { isOptional: true, width: 'wide' }),
  homeColumn('id', { kind: 'number', decimals: 0 }, { isOptional: true, isOnlyInFiles: true, width: 'narrow' }),
];

function plantColumn(plants: readonly DraftRow[]): Column<HomeRow> {
  return {
    kind: 'choice',
    key: 'plant',
    label: texts.columns.plant,
    words: columnWords.plant,
    choices: plants.map(({ name }, at) => ({ value: String(at), label: String(name || texts.unnamed(at + 1)) })),
    get: ({ plant }) => (plant < 0 ? null : String(plant)),
    set: (row, value: CellValue) => (value === null ? row : { ...row, plant: Number(value) }),
  };
}

/** A home for the grid's own button: of the first typology, to be moved. */
export const firstHome = (): HomeRow => ({ plant: 0, home: emptyHome });

/** Homes of all typologies as rows, found again by typology and name. */
export function homeTable(plants: readonly DraftRow[], check?: (row: HomeRow) => RowIssues): SheetTable<HomeRow> {
  const most = projectFormLimits.stockUnits;
  const isOnly = plants.length === 1;
  const [name, ...others] = columnsOfHome;
  return {
    columns: [...(name ? [name] : []), plantColumn(plants), ...others],
    noun: texts.homeNoun,
    identify: ({ plant, home }) => {
      const slug = slugify(String(home.name ?? ''));
      return plant < 0 || slug === '' ? '' : `${plant} ${slug}`;
    },
    identity: isOnly ? ['name'] : ['name', 'plant'],
    idKey: 'id',
    makeRow: () => ({ plant: isOnly ? 0 : -1, home: emptyHome }),
    maxRows: 5_000,
    refuse: (rows, { plant }) =>
      rows.filter((row) => row.plant === plant).length >= most ? texts.tooManyHomes(most) : undefined,
    check,
  };
}
