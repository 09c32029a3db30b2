import { beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../living/world.ts';
import { canRelease } from './can-release.ts';
import { breakingEmbedsAndCalls } from './testing/breaking-embeds-and-calls.ts';
import { breakingFacts } from './testing/breaking-facts.ts';
import { breakingIntents } from './testing/breaking-intents.ts';
import { breakingPlatform } from './testing/breaking-platform.ts';
import { compatibleChanges } from './testing/compatible-changes.ts';
import { breakingSettings, compatibleSettings } from './testing/declared-settings.ts';
import { breakingDeclaredTopics, compatibleDeclaredTopics } from './testing/declared-topics.ts';
import { breakingHostNames, compatibleHostNames } from './testing/host-names.ts';
import { breakingLinks, compatibleLinks } from './testing/links.ts';
import { type Change, candidateOf, presentWorld, worldBefore } from './testing/present-world.ts';
import { breakingSuccessors, compatibleSuccessors } from './testing/successors.ts';

const breakingChanges = [
  ...breakingFacts,
  ...breakingIntents,
  ...breakingDeclaredTopics,
  ...breakingHostNames,
  ...breakingSuccessors,
  ...breakingSettings,
  ...breakingLinks,
  ...breakingEmbedsAndCalls,
  ...breakingPlatform,
];

let present: World;
beforeAll(async () => {
  present = await presentWorld();
});

function verdictOn(change: Change) {
  const world = worldBefore(present, change);
  return canRelease(candidateOf(world, change), world);
}

test('what is released now could be released again', () => {
  for (const { app, contract } of present.living) {
    expect(canRelease({ app, version: '1.0.1', contract }, present).refusals).toEqual([]);
  }
});

describe('breaking changes are refused by field, party and way out', () => {
  test.each(breakingChanges)('$name', (change) => {
    const verdict = verdictOn(change);
    expect(verdict.allowed).toBe(false);
    const { rule, field, party } = change;
    expect(verdict.refusals).toContainEqual(expect.objectContaining({ rule, field, party }));
    for (const { wayOut, reason } of verdict.refusals) {
      expect(wayOut).toMatch(/^[A-Z][^.]*(\.[^ ][^.]*)*\.$/);
      expect(reason.length).toBeGreaterThan(10);
    }
  });
});

describe('compatible changes pass', () => {
  test.each([
    ...compatibleChanges,
    ...compatibleDeclaredTopics,
    ...compatibleHostNames,
    ...compatibleLinks,
    ...compatibleSuccessors,
    ...compatibleSettings,
  ])('$name', (change) => {
    const verdict = verdictOn(change);
    expect(verdict.refusals).toEqual([]);
  });
});

test('there are at least 40 seeded breaks and 50 compatible changes', () => {
  expect(breakingChanges.length).toBeGreaterThanOrEqual(40);
  expect(compatibleChanges.length).toBeGreaterThanOrEqual(50);
});
