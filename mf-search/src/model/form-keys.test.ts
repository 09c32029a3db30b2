import { queryNamesOf } from '@umbral/domain/routes/route-queries.ts';
import { expect, test } from 'vitest';
import { formKeys } from './form-keys.ts';

test('[B032] a form that is sent without script reaches whoever reads it with all of its fields', () => {
  const names = queryNamesOf({ key: 'housing' });
  expect(Object.values(formKeys).filter((key) => !names.has(key))).toEqual([]);
});
