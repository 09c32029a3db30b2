import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import fc from 'fast-check';
import { plantsOfLate } from 'infra-api/people/alerts/news-queries.ts';
import { createTestApp } from 'infra-api/testing/test-app.ts';
import { expect, test } from 'vitest';
import { engineOf } from './testing/engine-of.ts';

const words = 2000;

/** Words that nobody knows, beginnings and slips of words that records have, and several beside each other. */
function randomText(known: readonly string[]): fc.Arbitrary<string> {
  const odd = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...'abcdefghijlmnñopqrstuvz0189áé') });
  const slip = fc.constantFrom(...known).map((word) => `${word.slice(0, 3)}${word.slice(4)}`);
  const beginning = fc.constantFrom(...known).map((word) => word.slice(0, 4));
  return fc.oneof(
    odd,
    slip,
    beginning,
    fc.tuple(odd, slip).map((pair) => pair.join(' ')),
  );
}

test('[R047] none of 2,000 random words takes a home away, and the homes that say a word come first', async () => {
  const api = await createTestApp();
  try {
    const now = api.backend.now();
    const homes = await plantsOfLate(api.backend, new Date(0), now);
    const engine = await engineOf(
      api.backend,
      homes.map(({ id }) => id),
    );
    const inBogota = conditionsOf({ city: 'bogota' });
    const all = engine(inBogota, now).length;
    const known = homes.flatMap((home) => home.words.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
    const texts = fc.sample(randomText([...new Set(known)]), { seed: 57, numRuns: words });
    const emptied = texts.filter((text) => engine.count(inBogota, now, text) !== all);
    expect(emptied).toEqual([]);
    const some = homes.find(({ values }) => values.city === 'bogota');
    const title = some?.words.split(' ').slice(0, 2).join(' ') ?? '';
    const first = engine.ranked(inBogota, now, title).at(0);
    expect(homes.find(({ id }) => id === first)?.words).toContain(title);
  } finally {
    await api.close();
  }
}, 120_000);
