import { byKey } from './by-key.ts';
import { recordRows } from './filter-rows.ts';

/** Where the record holds what each filter compares. */
export const attributeOf = byKey(recordRows, ({ attribute }) => attribute);

/** Where the record holds what is counted for each filter: of places the name that people read. */
export const countedBy = byKey(recordRows, (row) => ('counted' in row ? row.counted : row.attribute));
