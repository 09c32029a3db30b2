import type { ColumnShape, SchemaShape } from './schema-shape.ts';

/** What a migration takes from the version before it, which still runs while the new one is rolled out. */
export interface Contraction {
  /** `table.column`, or `table` where it went as a whole. */
  readonly name: string;
  readonly why: string;
}

const tableOf = (column: string) => column.slice(0, column.lastIndexOf('.'));

const tablesOf = (shape: SchemaShape) => new Set([...shape.keys()].map(tableOf));

function changeOf(before: ColumnShape, after: ColumnShape): string {
  if (before.type !== after.type) return `is ${after.type}, was ${before.type}`;
  if (after.isDemanded && !before.isDemanded) return 'must now be given';
  if (after.isComputed && !before.isComputed) return 'can no longer be written';
  return before.isNullable && !after.isNullable ? 'may no longer be null' : '';
}

/**
 * What the version before can no longer do: read a table or column that is gone or renamed, write rows without a
 * column that must now be given, rely on a type that is another. Additions are none.
 */
export function contractionsBetween(before: SchemaShape, after: SchemaShape): Contraction[] {
  const [tablesBefore, tablesAfter] = [tablesOf(before), tablesOf(after)];
  const gone = [...tablesBefore].filter((table) => !tablesAfter.has(table));
  const lost = [...before].flatMap(([name, shape]) => {
    const now = after.get(name);
    if (!tablesAfter.has(tableOf(name))) return [];
    const why = now ? changeOf(shape, now) : 'is gone';
    return why === '' ? [] : [{ name, why }];
  });
  const demanded = [...after].flatMap(([name, { isDemanded }]) =>
    isDemanded && !before.has(name) && tablesBefore.has(tableOf(name)) ? [{ name, why: 'must now be given' }] : [],
  );
  return [...gone.map((name) => ({ name, why: 'is gone' })), ...lost, ...demanded];
}

const declaration = /^-- contracts (\S+): unused since (\d{4})$/gm;

/** What a migration says that it takes away, and since which migration's version nobody has used it. */
export function declaredContractions(sql: string): Map<string, string> {
  return new Map([...sql.matchAll(declaration)].map(([, name = '', since = '']) => [name, since]));
}

/**
 * What speaks against a migration: each contraction that it does not declare, or that only its own version has stopped
 * to use. `earlier` are the numbers of the migrations before it.
 */
export function contractionFaults(sql: string, found: readonly Contraction[], earlier: readonly string[]): string[] {
  const declared = declaredContractions(sql);
  return found.flatMap(({ name, why }) => {
    const since = declared.get(name);
    if (since !== undefined && earlier.includes(since)) return [];
    const wayOut = `let a version go out that does not use it, then write "-- contracts ${name}: unused since NNNN"`;
    return [`${name} ${why}, and the version before still runs: ${wayOut}`];
  });
}
