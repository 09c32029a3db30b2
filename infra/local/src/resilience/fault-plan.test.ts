import { expect, test } from 'vitest';
import { planFaults } from './fault-plan.ts';
import { victims } from './small-portal.ts';

test.each(['umbral', 'another', 'a third'])(
  'a round by the seed %s is three kills and three hangs, and meets everybody',
  (seed) => {
    const plan = planFaults(seed);
    expect(plan.filter(({ fault }) => fault === 'kill')).toHaveLength(3);
    expect(plan.filter(({ fault }) => fault === 'hang')).toHaveLength(3);
    expect(new Set(plan.map(({ victim }) => victim))).toEqual(new Set(victims));
  },
);

test('ten rounds are thirty of each, as many for each victim', () => {
  const plan = planFaults('umbral', 10);
  for (const victim of victims) {
    for (const fault of ['kill', 'hang']) {
      expect(plan.filter((one) => one.victim === victim && one.fault === fault)).toHaveLength(6);
    }
  }
});
