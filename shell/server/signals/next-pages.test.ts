import { expect, test } from 'vitest';
import { createNextPages } from './next-pages.ts';

test('what many open next is likely, the likeliest first; what few open is not', () => {
  const pages = createNextPages();
  const open = (times: number, ...pair: Parameters<typeof pages.opened>) => {
    for (const _ of Array.from({ length: times })) pages.opened(...pair);
  };
  open(19, 'housing', 'plant');
  expect(pages.after('housing'), 'too little is known').toEqual([]);
  open(11, 'housing', 'projectsMap');
  open(2, 'housing', 'news');
  open(8, 'housing', 'housing');
  expect(pages.after('housing')).toEqual(['plant', 'projectsMap']);
  expect(pages.after('plant')).toEqual([]);
});

test('what visitors do now outweighs what they did long ago', () => {
  const pages = createNextPages();
  for (const _ of Array.from({ length: 3000 })) pages.opened('home', 'news');
  for (const _ of Array.from({ length: 4000 })) pages.opened('home', 'housing');
  expect(pages.after('home')).toEqual(['housing']);
});
