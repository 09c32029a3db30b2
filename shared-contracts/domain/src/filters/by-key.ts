/** A value for each row of a table, under the row's key. */
export function byKey<Row extends { readonly key: string }, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
): Readonly<Record<Row['key'], Value>> {
  const entries = rows.map((row) => [row.key, read(row)]);
  // The list of entries has lost which keys there are; the rows still tell it.
  return Object.fromEntries(entries) as Record<Row['key'], Value>;
}
