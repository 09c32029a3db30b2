import { describe, expect, test } from 'vitest';
import { falseAlarmRate } from '../signal-rules.ts';
import { faults } from './faults.ts';
import { cleanSettings } from './settings.ts';
import { type Setting, simulateCanary } from './simulate-canary.ts';

const runs = 200;
/** The clean ones live longer: their controller looks less often here, so that the test stays quick. */
const cleanTickSeconds = 30;

function simulate(setting: Omit<Setting, 'seed'>, firstSeed: number) {
  return Array.from({ length: runs }, (_, at) => simulateCanary({ ...setting, seed: firstSeed + at }));
}

describe('a faulty version is rolled back by itself, 98 in 100 before 200 visitors had it', () => {
  test.each(Object.entries(faults))('%s: 200 of 200', (_name, fault) => {
    const canaries = simulate({ fault }, 1);
    expect(canaries.filter(({ end }) => end !== 'rolled back')).toEqual([]);
    const visitors = canaries.map((canary) => canary.visitors);
    expect(Math.max(...visitors)).toBeLessThan(300);
    // What five in a hundred meet is by chance met by few for longer, in one canary of some hundreds.
    expect(visitors.filter((count) => count >= 200).length).toBeLessThanOrEqual(runs / 50);
  });

  test('the reason names the signal', () => {
    expect(simulateCanary({ seed: 1, fault: faults['throws for 5 % of visitors'] }).reason).toMatch(
      /errors that reached a boundary for \d+ of \d+ visitors .* of the canary, \d+ of [\d,]+ visitors .* of stable/,
    );
    expect(simulateCanary({ seed: 1, fault: faults['doubles render time'] }).reason).toContain('slow renders');
    expect(simulateCanary({ seed: 1, fault: faults['shifts layout'] }).reason).toContain('layout shifts');
    expect(simulateCanary({ seed: 1, fault: faults['floods the bus'] }).reason).toContain('floods of the bus');
    expect(simulateCanary({ seed: 1, fault: faults['has a loader that throws'] }).reason).toContain('could not draw');
    expect(simulateCanary({ seed: 1, fault: faults['answers no click'] }).reason).toContain(
      'controls that did nothing',
    );
  });
});

describe('a clean version is rolled back in at most the stated part of all canaries', () => {
  test.each(Object.entries(cleanSettings))('%s', (_name, setting) => {
    const canaries = simulate({ ...setting, tickSeconds: cleanTickSeconds }, 1000);
    const rolledBack = canaries.filter(({ end }) => end === 'rolled back');
    expect(rolledBack.length).toBeLessThanOrEqual(falseAlarmRate * runs);
    expect(canaries.filter(({ end }) => end === 'stable')).toHaveLength(runs - rolledBack.length);
  });
});
