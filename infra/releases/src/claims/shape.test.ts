import { routeRows } from '@umbral/domain/routes/table.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { describe, expect, test } from 'vitest';
import { conflictsOf, type OwnedClaim } from './claim-conflicts.ts';
import { claimsOf } from './claims-of-contract.ts';
import { faultOfShape, liesBelow, shapesOf, takesFrom } from './shape.ts';

describe('a shape', () => {
  test('spells optional ends out, and forgets names of parameters', () => {
    expect(shapesOf('/')).toEqual(['/']);
    expect(shapesOf('/seguros/:city')).toEqual(['/seguros/:']);
    expect(shapesOf('/seguros/:city?/:zone?')).toEqual(['/seguros', '/seguros/:', '/seguros/:/:']);
  });

  test.each([
    ['/eventos/feria', '/eventos/:', true],
    ['/eventos/:', '/eventos/feria', false],
    ['/eventos/:', '/eventos/:', false],
    ['/eventos', '/eventos/:', false],
    ['/a/b/:', '/a/:/c', true],
    ['/a/:/c', '/a/b/:', false],
    ['/a/b/d', '/a/:/c', false],
  ])('%s takes addresses from %s: %s', (shape, other, expected) => {
    expect(takesFrom(shape, other)).toBe(expected);
  });

  test.each([
    '/:',
    '/_part/x',
    '/platform',
    '/api/x',
    '/r/x',
    '/robots.txt',
    '/sitemap-2.xml',
    '',
    '/a//b',
    '/a/../b',
    '/a b',
    `/${'a'.repeat(300)}`,
  ])('%j can be nobody’s', (shape) => expect(faultOfShape(shape)).toBeDefined());

  test('is below a prefix by whole segments', () => {
    expect(liesBelow('/seguros/:', '/seguros')).toBe(true);
    expect(liesBelow('/seguros-de-vida', '/seguros')).toBe(false);
  });
});

test('the pages that there are have one owner each, beside what the migration grants', () => {
  const owners = [...new Set(routeRows.map(({ owner }) => owner))];
  const claims = owners.flatMap((owner) => {
    const routes = routeRows.filter((row) => row.owner === owner);
    const contract = { routes, publishes: {}, handles: {} } as unknown as ReleaseContract;
    return claimsOf(owner, contract).map((claim): OwnedClaim => ({ ...claim, remote: owner, team: owner }));
  });
  const conflicts = owners.flatMap((owner) => {
    const wanted = claims.filter(({ remote }) => remote === owner);
    return conflictsOf(owner, wanted, { living: claims, grants: [] }).map(({ key }) => `${owner} ${key}`);
  });
  expect(conflicts.toSorted()).toEqual([
    'mf-content /umbraltv/programas/:',
    'mf-fair /eventos/feria-inmobilaria-umbral',
    'mf-fair /eventos/ferias-virtuales-umbral',
  ]);
});
