import { expect, test } from 'vitest';
import { sitePlan } from './site-plan.ts';
import { sites } from './sites.ts';

test('twelve developments of six typologies, two of each', () => {
  const typologies = Map.groupBy(sites, ({ typology }) => typology);
  expect([...typologies.values()].map((list) => list.length)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(new Set(sites.map(({ alt }) => alt)).size).toBe(sites.length);
});

test('a site plan names in its legend all that it numbers, and comes out the same twice', () => {
  for (const site of sites) {
    const svg = sitePlan(site);
    expect(svg).not.toMatch(/NaN|undefined/);
    for (const { name } of site.features) if (name) expect(svg).toContain(name);
    expect(sitePlan(site)).toBe(svg);
  }
});
