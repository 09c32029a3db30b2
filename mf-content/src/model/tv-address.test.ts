import { expect, test } from 'vitest';
import { readTvChoice, scheduleHref } from './tv-address.ts';

const read = (href: string) => readTvChoice(new URL(href, 'https://portal.test'));

test('[B101] a schedule keeps its country and month in the address; Colombia needs none', () => {
  expect(scheduleHref({ country: 'CO' })).toBe('/umbraltv#horarios');
  for (const choice of [{ country: 'ES', month: '20261201' }, { country: 'PA' }] as const) {
    expect(read(scheduleHref(choice))).toEqual(choice);
  }
});

test('[B101] what is no country and no month is Colombia and the nearest one', () => {
  expect(read('/umbraltv?pais=marte&mes=20261301')).toEqual({ country: 'CO' });
});
