import { expect, test } from 'vitest';
import { fairHref, readFairChoice } from './fair-address.ts';

const read = (href: string) => readFairChoice(new URL(href, 'https://portal.test'), 'home');

test('[B083, B084] city, benefits and page stand in the address', () => {
  expect(fairHref({ region: 'home', hasBenefits: false, page: 1 })).toBe('/feria-virtual/home');
  for (const choice of [
    { region: 'home', city: 'cali', hasBenefits: true, page: 3 },
    { region: 'home', type: 'apartment', hasBenefits: false, page: 2 },
    { region: 'home', hasBenefits: true, page: 1 },
  ] as const) {
    expect(read(fairHref(choice))).toEqual(choice);
  }
});

test('[B083] what cannot be is not given', () => {
  expect(read("/feria-virtual/home?ciudad=x'y&tipo=castillo&beneficios=1&page=1e9")).toEqual({
    region: 'home',
    hasBenefits: false,
    page: 1,
  });
});
