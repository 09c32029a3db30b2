import { routeRows } from '@umbral/domain/routes/table.ts';
import { expect, test } from 'vitest';
import { publishedContractSchema } from './published-contract.ts';

test('every page of the table may be published', () => {
  const routes = Object.fromEntries(routeRows.map(({ key, pattern }) => [key, pattern]));
  expect(publishedContractSchema.parse({ routes, topics: {}, offers: {} }).routes).toEqual(routes);
});
