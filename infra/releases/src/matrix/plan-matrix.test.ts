import type { AppName } from '@umbral/protocol/release/artifact.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { presentWorld } from '../gate/testing/present-world.ts';
import type { LivingSet } from '../living/living-versions.ts';
import { type LivingVersion, nameOf, type World } from '../living/world.ts';
import { meetings } from './meeting.ts';
import { planMatrix } from './plan-matrix.ts';

let world: World;
beforeAll(async () => {
  world = await presentWorld();
});

function now(app: AppName): LivingVersion {
  const found = world.living.find((version) => version.app === app);
  if (!found) throw new Error(`no ${app}`);
  return found;
}

/** An older version that only tabs have. */
function old(app: AppName, openTabs = 5): LivingVersion {
  return { ...now(app), version: '0.9.0', channels: [], percent: 0, openTabs };
}

const candidateOf = (app: AppName) => ({ app, version: '2.0.0', contract: now(app).contract });

test('versions meet by what the contracts say: shell, facts, intents, fragments', () => {
  const why = (one: AppName, other: AppName) => meetings(now(one), now(other)).join('; ');
  expect(why('mf-search', 'shell')).toContain('mf-search@1.0.0 runs in shell@1.0.0');
  expect(why('mf-project', 'mf-comparator')).toContain('comparator/');
  expect(why('mf-search', 'mf-fair')).toMatch(/embeds mf-(fair|search)\//);
  expect(why('mf-builder', 'mf-fair')).toBe('');
});

test('one version of each: a single run proves every pair, and who never meets is told', () => {
  const plan = planMatrix(candidateOf('mf-builder'), world.living, []);
  expect(plan.runs).toHaveLength(1);
  expect(plan.runs[0]?.versions).toMatchObject({ 'mf-builder': '2.0.0', shell: '1.0.0', 'mf-fair': '1.0.0' });
  expect(plan.runs[0]?.pairs.map(({ other }) => other)).toContain('shell@1.0.0');
  expect(plan.apart).toContain('mf-fair@1.0.0');
});

test('a shell that only tabs still have gets a run of its own, with what those tabs really have beside it', () => {
  const living = [...world.living, old('shell'), old('mf-comparator')];
  const sets = [
    { versions: { shell: '0.9.0', 'mf-comparator': '0.9.0', 'mf-search': '1.0.0' }, tabs: 5 },
    { versions: Object.fromEntries(world.living.map(({ app, version }) => [app, version])), tabs: 40 },
  ];
  const { runs } = planMatrix(candidateOf('mf-search'), living, sets);
  expect(runs.map(({ versions, tabs }) => [versions.shell, versions['mf-comparator'], tabs])).toEqual([
    ['1.0.0', '1.0.0', 40],
    ['0.9.0', '0.9.0', 5],
  ]);
  expect(runs[1]?.pairs.map(({ other }) => other)).toEqual(['shell@0.9.0', 'mf-comparator@0.9.0']);
});

test('versions in tabs that the registry does not know are left out; nobody is tried twice', () => {
  const sets: LivingSet[] = [
    { versions: { shell: '0.1.0', 'mf-search': '1.0.0' }, tabs: 9 },
    { versions: { shell: '1.0.0' }, tabs: 3 },
  ];
  const { runs } = planMatrix(candidateOf('mf-fair'), world.living, sets);
  expect(runs).toHaveLength(1);
  expect(runs[0]?.versions.shell).toBe('1.0.0');
});

test('whatever lives: each pair with an edge is in one run, none without is, and runs hold living versions only', () => {
  const apps = () => world.living.map(({ app }) => app);
  const spread = fc.array(fc.record({ app: fc.nat(7), openTabs: fc.nat(9), percent: fc.constantFrom(0, 5, 95) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(spread, fc.nat(7), (more, chosen) => {
      const extra = more.map(({ app, openTabs, percent }, index) => ({
        ...now(apps()[app] ?? 'shell'),
        version: `0.${index}.0`,
        channels: [],
        percent,
        openTabs,
      }));
      const candidate = candidateOf(apps()[chosen] ?? 'shell');
      const living = [...world.living, ...extra];
      const sets = extra.map(({ app, version, openTabs }) => ({ versions: { [app]: version }, tabs: openTabs }));
      const { runs, apart } = planMatrix(candidate, living, sets);
      const tried = runs.flatMap(({ pairs }) => pairs.map(({ other }) => other));
      const alive = living.filter(
        ({ app, channels, percent, openTabs }) => app !== candidate.app && channels.length + percent + openTabs > 0,
      );
      expect([...tried, ...apart].toSorted()).toEqual(alive.map(nameOf).toSorted());
      for (const { versions, pairs } of runs) {
        expect(versions[candidate.app]).toBe('2.0.0');
        for (const { other } of pairs)
          expect(Object.entries(versions).map(([app, v]) => `${app}@${v}`)).toContain(other);
      }
    }),
    { numRuns: 60 },
  );
});
