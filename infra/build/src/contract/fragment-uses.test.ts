import { expect, test } from 'vitest';
import { readFragmentUses } from './fragment-uses.ts';
import { sourceOf } from './testing/source-of.ts';

const usesIn = (text: string) => readFragmentUses([sourceOf(text)]).map(({ of }) => of);

test('a fragment is embedded by its element and by the functions that mount one', () => {
  expect(usesIn('<Fragment of="insurance/offer" props={{}} />')).toEqual(['insurance/offer']);
  expect(usesIn("mountFragment('insurance/offer', {}, slot)")).toEqual(['insurance/offer']);
});

test('an address apart from its use is told by its written type, whoever owns it', () => {
  expect(usesIn("const offer: FragmentAddress = 'insurance/offer';")).toEqual(['insurance/offer']);
  const table = "const parts = { a: 'insurance/offer', b: 'tours/day' } as const";
  expect(usesIn(`${table} satisfies Record<Name, FragmentAddress>;`)).toEqual(['insurance/offer', 'tours/day']);
  expect(usesIn(`${table};`)).toEqual([]);
});
