import { routes } from '@umbral/domain/routes/table.ts';
import type { HtmlFacts } from '../fixtures/html-facts.ts';
import { expectKept } from '../fixtures/kept-page.ts';
import type { ListingPlaces } from '../fixtures/listing-places.ts';
import { portal } from '../fixtures/portal.ts';
import { programWords } from '../fixtures/program-words.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { itemsOf, ofKind } from '../fixtures/structured-data.ts';
import { expect } from '../fixtures/test.ts';
import { countIn, pageSize, test } from './listing-test.ts';
import type { Listing } from './listings/listing.ts';
import { listings } from './listings.ts';

/** Every address of the table by its route. */
const byRoute = Map.groupBy(listings, ({ key }) => key);

test.describe('every address of a listing says what it is, before any script', () => {
  for (const [key, ofRoute] of byRoute) {
    test(`[${routes[key].id}] [B007] [B011] [B104] ${key}`, async ({ places }) => {
      test.slow();
      for (const listing of ofRoute) {
        await test.step(listing.about, () => expectListing(listing, places));
      }
    });
  }

  test('[B104] no two indexed listings have a title, a description or an introduction in common', async ({
    places,
  }) => {
    test.slow();
    const indexed = listings.filter(({ robots }) => robots === undefined);
    const all = [...new Set(indexed.map((listing) => listing.path(places)))];
    const pages: HtmlFacts[] = [];
    for (const path of all) pages.push((await factsOf(path)).facts);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(all.length);
    const introductions = pages.map(({ headingBlock, h1 }) => headingBlock.replace(h1[0] ?? '', ''));
    expect(new Set(introductions).size).toBe(all.length);
  });
});

async function expectListing(listing: Listing, places: ListingPlaces): Promise<void> {
  const path = listing.path(places);
  const { status, headers, facts } = await factsOf(path);
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  await expectKept(path);

  const [heading = ''] = facts.h1;
  expect(facts.h1).toHaveLength(1);
  expect(heading).toMatch(wholly(listing.h1(places)));
  const address = `${portal.url}${path}`;
  expect(facts).toMatchObject({
    title: `${heading} | Umbral`,
    canonical: [address],
    robots: [listing.robots ?? 'index,follow'],
    languages: listing.robots ? {} : { 'es-CO': address, 'x-default': address },
    crumbs: ['Inicio', ...listing.crumbs(places)],
  });

  const count = countIn(facts.headingBlock);
  expect(count).toBeGreaterThan(0);
  expect(facts.cards).toBe(Math.min(pageSize, count));
  expect(facts.headingBlock).toMatch(listing.counts);
  // From which price on, in the currency of the visitor.
  expect(facts.headingBlock).toMatch(/\$\s[\d.,]+\s(M|mil M)/);
  expect(facts.description.startsWith(`${heading}: `)).toBe(true);
  expect(countIn(facts.description)).toBe(count);
  expect(facts.description.length).toBeLessThan(260);
  expect(facts.text).not.toMatch(programWords);

  expect(facts.previous).toBeUndefined();
  expect(facts.next).toBe(count > pageSize ? `${address}?page=2` : undefined);
  expectStructured(facts, { path, heading, count, crumbs: listing.crumbs(places).length + 1 });
}

function wholly(wanted: string | RegExp): RegExp {
  return typeof wanted === 'string' ? new RegExp(`^${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : wanted;
}

interface Expected {
  readonly path: string;
  readonly heading: string;
  readonly count: number;
  readonly crumbs: number;
}

/** A collection page with its way and its list, which refer to one another, positions without a gap. */
function expectStructured({ structured }: HtmlFacts, { path, heading, count, crumbs }: Expected): void {
  const url = `${portal.url}${path}`;
  expect(structured.map((entry) => entry['@context'])).toEqual(structured.map(() => 'https://schema.org'));
  const [page, way, list] = ['CollectionPage', 'BreadcrumbList', 'ItemList'].map((kind) => ofKind(structured, kind));
  expect(page).toMatchObject({ url, name: heading, inLanguage: 'es-CO', breadcrumb: { '@id': way?.['@id'] } });
  expect(page?.mainEntity).toEqual({ '@id': list?.['@id'] });
  expect(list).toMatchObject({ name: heading, numberOfItems: count });
  const steps = itemsOf(way);
  const entries = itemsOf(list);
  expect(steps).toHaveLength(crumbs);
  expect(entries).toHaveLength(Math.min(pageSize, count));
  for (const items of [steps, entries]) {
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    for (const { name, item, url: address } of items) {
      expect(name).toMatch(/\S/);
      expect(item ?? address).toMatch(new RegExp(`^${portal.url}/`));
    }
  }
  expect(steps.at(-1)?.item).toBe(url);
}
