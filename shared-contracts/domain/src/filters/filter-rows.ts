import { type FilterRow, filterTable } from './filter-table.ts';

/** The filters that stand in an address, in its order. */
export const addressedRows = filterTable.filter((row) => 'query' in row);
export type AddressedRow = (typeof addressedRows)[number];
export type AddressedKey = AddressedRow['key'];

/** The filters that calls for plants take. */
export const calledRows = filterTable.filter((row): row is CalledRow => !('alertsOnly' in row));
export type CalledRow = Exclude<FilterRow, { readonly alertsOnly: true }>;

/** The filters of an attribute of the record. */
export const recordRows = filterTable.filter((row) => 'attribute' in row);
export type RecordRow = (typeof recordRows)[number];
export type RecordKey = RecordRow['key'];

/** The keys of the filters of some kinds that stand in an address. */
export type KeyOfKind<Kind extends FilterRow['kind']> = Extract<AddressedRow, { readonly kind: Kind }>['key'];
/** The keys of the filters that compare an attribute by size. */
export type MeasuredKey = Extract<RecordRow, { readonly kind: 'range' | 'count' | 'toggle' }>['key'];

/** The filters that are on or off. */
export const switchRows = filterTable.filter((row) => row.kind === 'toggle');
export type SwitchKey = (typeof switchRows)[number]['key'];
