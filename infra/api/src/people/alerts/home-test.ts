import type { Condition } from '@umbral/domain/filters/filter-conditions.ts';
import { fitsMeans } from '@umbral/domain/finance/monthly-payments.ts';
import { distanceM } from '@umbral/domain/places/globe.ts';
import type { HomeTest } from './home-traits.ts';
import { isInPolygon, isWithin } from './map-area.ts';
import { saysWords } from './said-words.ts';

/** Makes the test of all of some conditions; months to a delivery count from `now`, milliseconds. */
export function homeTest(conditions: readonly Condition[], now: number): HomeTest {
  const tests = conditions.map((condition) => testOf(condition, now));
  return (home) => tests.every((test) => test(home));
}

function testOf(condition: Condition, now: number): HomeTest {
  switch (condition.kind) {
    case 'is': {
      const { filter, value } = condition;
      return ({ values }) => {
        const own = values[filter];
        return Array.isArray(own) ? own.includes(value) : own === value;
      };
    }
    case 'atLeast':
      return measured(condition, (size, value) => size >= value);
    case 'atMost':
      return measured(condition, (size, value) => size <= value);
    case 'above':
      return measured(condition, (size, value) => size > value);
    case 'anyOf': {
      const tests = condition.conditions.map((one) => testOf(one, now));
      return (home) => tests.some((test) => test(home));
    }
    case 'not': {
      const test = testOf(condition.condition, now);
      return (home) => !test(home);
    }
    case 'affordable':
      return (home) => fitsMeans(home, condition.means, now);
    case 'around': {
      const { near } = condition;
      return (home) => distanceM(home, near) <= near.radiusKm * 1000;
    }
    case 'reached':
      return (home) => condition.rings.some((ring) => isInPolygon(home, ring));
    case 'onMap':
      return (home) => isWithin(home, condition);
    case 'says':
      return saysWords(condition.text);
  }
}

type Measured = Extract<Condition, { readonly kind: 'atLeast' | 'atMost' | 'above' }>;

/** What is unknown has no size. */
function measured({ filter, value }: Measured, fits: (size: number, value: number) => boolean): HomeTest {
  return ({ values }) => {
    const size = values[filter];
    return typeof size === 'number' && fits(size, value);
  };
}
