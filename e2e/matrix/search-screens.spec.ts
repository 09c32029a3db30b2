import { routes } from '@umbral/domain/routes/table.ts';
import { expectKept } from '../fixtures/kept-page.ts';
import { portal } from '../fixtures/portal.ts';
import { programWords } from '../fixtures/program-words.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { ofKind } from '../fixtures/structured-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { besideListings } from './beside-listings.ts';

test('[R001] [B104] the home page names the site and how to search it', async () => {
  const { status, facts } = await factsOf(routes.home.href());
  expect(status).toBe(200);
  await expectKept(routes.home.href());
  expect(facts).toMatchObject({ canonical: [`${portal.url}/`], robots: ['index,follow'] });
  expect(facts.h1).toHaveLength(1);
  expect(facts.description).toMatch(/\S.{40}/);
  const site = ofKind(facts.structured, 'WebSite');
  expect(site).toMatchObject({ url: portal.url, inLanguage: 'es-CO', potentialAction: { '@type': 'SearchAction' } });
  const target = /"target":"([^"]+)"/.exec(JSON.stringify(site))?.[1] ?? '';
  const asked = await factsOf(target.replace('{search_term_string}', 'Suba').replace(portal.url, ''));
  // Words that name a place lead to its own page.
  expect(asked.status).toBe(302);
  expect(asked.headers.location).toContain('/bogota/suba');
  const found = await factsOf(asked.headers.location ?? '');
  expect(found.status).toBe(200);
  expect(found.facts.cards).toBeGreaterThan(0);
});

test('[R064] [R072] [R073] [R074] [R075] the map and the pages that search for people say what they are; thanks are not indexed', async () => {
  test.slow();
  for (const { path, h1, robots } of besideListings) {
    const { status, facts } = await factsOf(path);
    expect.soft(status, path).toBe(200);
    expect.soft(facts, path).toMatchObject({ canonical: [`${portal.url}${path}`], robots: [robots] });
    expect.soft(facts.h1, path).toEqual([expect.stringMatching(h1)]);
    expect.soft(facts.title, path).toMatch(/\w{5}/);
    expect.soft(facts.description, path).toMatch(/\w{5}/);
    expect.soft(facts.text, path).not.toMatch(programWords);
  }
  const elsewhere = await factsOf(routes.searchForYouByRegion.href({ region: 'atlantida' }));
  expect(elsewhere.status).toBe(404);
});
