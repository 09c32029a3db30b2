import { plantForm, stockForm } from '@umbral/domain/project-form/plant-form.ts';
import type { RowIssues } from '../table/column.ts';
import type { DraftRow } from './draft-row.ts';

/** As much of a schema as is asked here. */
interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** Rows that were checked: a change makes one new row, and only that one is checked again. */
const known = new WeakMap<DraftRow, RowIssues>();

/** What the schema of the form says of a typology, a sentence by path: `price`, `stock.3.discount`. */
export function plantIssues(plant: DraftRow): RowIssues {
  return once(plantForm, plant);
}

/** What it says of a home by itself. */
export function homeIssues(home: DraftRow): RowIssues {
  return once(stockForm, home);
}

function once(schema: Schema, row: DraftRow): RowIssues {
  const issues = known.get(row) ?? issuesOf(schema, row);
  known.set(row, issues);
  return issues;
}

function issuesOf(schema: Schema, value: DraftRow): RowIssues {
  const { error } = schema.safeParse(value);
  const paths = error?.issues.map(({ path, message }) => [path.map(String).join('.'), message] as const) ?? [];
  // The first of several sentences of one field is the one to show.
  return Object.fromEntries(paths.reverse());
}
