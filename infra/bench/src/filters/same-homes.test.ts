import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import fc from 'fast-check';
import { homeTest } from 'infra-api/people/alerts/home-test.ts';
import { plantsOfLate } from 'infra-api/people/alerts/news-queries.ts';
import { selectedHomes } from 'infra-api/testing/selected-homes.ts';
import { createTestApp } from 'infra-api/testing/test-app.ts';
import { expect, test } from 'vitest';
import { engineOf } from './testing/engine-of.ts';
import { randomChoices } from './testing/random-choices.ts';

const searches = 3000;

test('[C072, C075, C120] index, database and alerts select the same homes under 3,000 random filters', async () => {
  const api = await createTestApp();
  try {
    const now = api.backend.now();
    const homes = await plantsOfLate(api.backend, new Date(0), now);
    const engine = await engineOf(
      api.backend,
      homes.map(({ id }) => id),
    );
    const given = fc.sample(randomChoices(homes), { seed: 19, numRuns: searches });
    const asked = given.map((choices) => conditionsOf(choices));
    const inDatabase = await selectedHomes(api.backend, asked);
    const answers = asked.map((conditions, number) => {
      const alerts = homes.filter(homeTest(conditions, now.getTime())).map(({ id }) => id);
      return { alerts: alerts.toSorted((a, b) => a - b), index: engine(conditions, now), ...inDatabase[number] };
    });
    const differing = answers.flatMap((answer, number) =>
      new Set(Object.values(answer).map(String)).size === 1 ? [] : [{ choices: given[number], ...answer }],
    );
    expect(differing).toEqual([]);
    expect(answers.filter(({ index }) => index.length > 0).length).toBeGreaterThan(searches / 3);
  } finally {
    await api.close();
  }
}, 300_000);
