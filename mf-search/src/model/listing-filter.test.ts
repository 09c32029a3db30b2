import { anyOf, hasValue } from '@umbral/domain/filters/engine-clause.ts';
import { chosenFilters } from '@umbral/domain/filters/listing-conditions.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { describe, expect, test } from 'vitest';
import { filtersOf } from './listing-filter.ts';

const housing = emptySearch('housing');

describe('[B043] filters', () => {
  test('are joined with AND, values quoted, alternatives in parentheses', () => {
    const filters = filtersOf({
      ...housing,
      city: 'santa-marta',
      type: 'house',
      price: { min: 180_000_000, max: 320_000_000 },
      area: { min: 50 },
      strata: [3, 4],
      statuses: ['presale', 'off-plan'],
      criteria: ['pet-friendly', 'with-subsidy'],
      has360: true,
      fair: 'feria-2026',
    });
    expect(filters.split(' AND ')).toEqual([
      'project.localization.country:"CO"',
      'project.localization.city_slug:"santa-marta"',
      'type:"house"',
      'price_order >= 180000000',
      'price_order <= 320000000',
      'built_area >= 50',
      '(project.localization.stratum = 3 OR project.localization.stratum = 4)',
      '(project.building_status:"presale" OR project.building_status:"off-plan")',
      'project.additional_criteria:"pet-friendly"',
      'project.additional_criteria:"with-subsidy"',
      'has_360_tour:"true"',
      'project.fair.hyphenized:"feria-2026"',
    ]);
  });

  test('cannot be broken out of by a value', () => {
    expect(hasValue('city', 'a" OR price < 1 OR x:"\\')).toBe('city:"a\\" OR price < 1 OR x:\\"\\\\"');
  });

  test('one alternative needs no parentheses, none says nothing', () => {
    expect(anyOf(['a = 1'])).toEqual(['a = 1']);
    expect(anyOf([])).toEqual([]);
  });

  test('[B035] a count is exact, or that many and more', () => {
    expect(filtersOf({ ...housing, rooms: { value: 2, orMore: false } })).toContain('room_number = 2');
    expect(filtersOf({ ...housing, baths: { value: 3, orMore: true } })).toContain('bath_number >= 3');
  });

  test('balcony, television, stock and what one can pay are conditions of their own', () => {
    const state = { ...housing, hasBalcony: true, belongsTv: true, inStock: true, monthly: { after: 1_900_000 } };
    expect(filtersOf(state).split(' AND ').slice(1)).toEqual([
      'balcony_area > 0',
      'project.belongs_tv:"true"',
      'property_stock:"true"',
      'monthly_credit <= 1900000',
    ]);
    expect(chosenFilters(state)).toEqual(['hasBalcony', 'belongsTv', 'inStock', 'monthly']);
    expect(chosenFilters({ ...housing, upfront: 9_000_000 })).toEqual([]);
  });

  test('without the price the payments are reckoned as if it were open', () => {
    const state = { ...housing, monthly: { during: 10_000_000 }, price: { max: 100_000_000 } };
    expect(filtersOf(state, 'price')).toBe(filtersOf({ ...state, price: {} }));
  });

  test('leaving a place out leaves out what lies inside it', () => {
    const state = { ...housing, department: 'antioquia', city: 'medellin', zone: 'belen', type: 'house' as const };
    const filters = filtersOf(state, 'city');
    expect(filters).toContain('department_slug:"antioquia"');
    expect(filters).toContain('type:"house"');
    expect(filters).not.toContain('medellin');
    expect(filters).not.toContain('belen');
  });
});

describe('families', () => {
  test.each([
    ['vis', 'categories.name:"vis"'],
    ['vip', 'categories.name:"vip"'],
    ['gold', 'categories.name:"gold"'],
    ['above-vis', '(categories.name:"none" OR categories.name:"gold")'],
    ['holiday', 'holidayProject:"true"'],
    ['lots', 'type:"lot"'],
    ['immediate-delivery', 'project.building_status:"immediate-delivery"'],
    ['tv', 'project.belongs_tv:"true"'],
    ['tour360', 'has_360_tour:"true"'],
  ] as const)('[R014, R052-R063, R070] %s shows only its own', (family, rule) => {
    expect(filtersOf(emptySearch(family))).toBe(`project.localization.country:"CO" AND ${rule}`);
  });

  test('[B036, R059] Colombia is forced at home and left out abroad', () => {
    expect(filtersOf({ ...housing, country: 'PA' })).toBe('project.localization.country:"CO"');
    expect(filtersOf({ ...emptySearch('abroad'), country: 'PA' })).toBe(
      'NOT project.localization.country:"CO" AND project.localization.country:"PA"',
    );
  });

  test('[B030] the vacation toggle is one condition', () => {
    expect(filtersOf({ ...housing, holiday: true })).toContain('holidayProject:"true"');
    expect(chosenFilters({ ...housing, holiday: true })).toEqual(['holiday']);
  });
});
