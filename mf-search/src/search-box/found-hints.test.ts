import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { totalQuery } from '../model/listing-plan.ts';
import { hintQueries } from './found-hints.ts';

const fields = { ...emptySearch('housing'), price: { max: 300_000_000 } };

test('[B041] a type is counted under what the fields ask for: as many homes as its listing has', () => {
  const { types } = hintQueries('apart', { search: { ...fields, type: 'apartment' }, fields });
  expect(types).toEqual({ ...totalQuery(fields), facets: [countedBy.type], maxValuesPerFacet: 500 });
  expect(types?.filters).toContain('price_order <= 300000000');
  expect(types?.filters).toContain('project.localization.country:"CO"');
});

test('[B041] the type that a field chose does not hide the others', () => {
  const { types } = hintQueries('casa', { search: fields, fields: { ...fields, type: 'apartment' } });
  expect(types?.filters).toBe(totalQuery(fields).filters);
});
