import { expect, test } from 'vitest';
import { mergeForms } from './merge-forms.ts';

const plant = (name: string, price: number, id: number | null = null) => ({ id, name, price });
const base = { name: 'Alameda', location: { city: 1, zone: 2 }, plants: [plant('A', 10, 1), plant('B', 20, 2)] };

test('[B142] what only one side changed is merged, whichever side it was, and told', () => {
  const mine = { ...base, name: 'Alameda 170' };
  const theirs = { ...base, location: { city: 1, zone: 9 }, plants: [plant('A', 11, 1), plant('B', 20, 2)] };
  expect(mergeForms(base, mine, theirs)).toEqual({
    form: { ...mine, location: { city: 1, zone: 9 }, plants: [plant('A', 11, 1), plant('B', 20, 2)] },
    taken: ['location.zone', 'plants.0.price'],
    conflicts: [],
  });
});

test('[B142] what both changed is a conflict that keeps mine; the same change is none', () => {
  const mine = { ...base, name: 'Uno', location: { city: 5, zone: 2 } };
  const theirs = { ...base, name: 'Dos', location: { city: 5, zone: 2 } };
  const { form, conflicts, taken } = mergeForms(base, mine, theirs);
  expect(form.name).toBe('Uno');
  expect(taken).toEqual([]);
  expect(conflicts).toEqual([{ path: 'name', mine: 'Uno', theirs: 'Dos' }]);
});

test('[B142] typologies are the same by number: one is added, one moved and one changed at once', () => {
  const mine = { ...base, plants: [plant('A', 10, 1), plant('B', 25, 2), plant('C', 30)] };
  const theirs = { ...base, plants: [plant('B', 20, 2), plant('A', 12, 1), plant('D', 40)] };
  const { form, conflicts } = mergeForms(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(form.plants).toEqual([plant('B', 25, 2), plant('A', 12, 1), plant('C', 30), plant('D', 40)]);
});

test('[B142] a conflict names the place that the typology has after the merge', () => {
  const mine = { plants: [plant('Nueva', 1), plant('A', 11, 1)] };
  const theirs = { plants: [plant('A', 12, 1)] };
  const { form, conflicts } = mergeForms({ plants: [plant('A', 10, 1)] }, mine, theirs);
  expect(form.plants).toEqual([plant('A', 11, 1), plant('Nueva', 1)]);
  expect(conflicts).toEqual([{ path: 'plants.0.price', mine: 11, theirs: 12 }]);
});

test('[B142] an item without a number that was renamed is still the same one', () => {
  const before = { plants: [plant('A', 10), plant('B', 20)] };
  const mine = { plants: [plant('A torre 2', 10), plant('B', 20)] };
  const theirs = { plants: [plant('A', 15), plant('B', 20)] };
  expect(mergeForms(before, mine, theirs)).toMatchObject({
    form: { plants: [plant('A torre 2', 15), plant('B', 20)] },
    conflicts: [],
  });
});

test('[B142] what one side took away goes, unless the other has worked on it since', () => {
  const mine = { ...base, plants: [plant('B', 20, 2)] };
  expect(mergeForms(base, mine, base).form.plants).toEqual([plant('B', 20, 2)]);
  expect(mergeForms(base, base, mine).form.plants).toEqual([plant('B', 20, 2)]);
  const changed = { ...base, plants: [plant('A', 99, 1), plant('B', 20, 2)] };
  expect(mergeForms(base, mine, changed).form.plants).toEqual([plant('A', 99, 1), plant('B', 20, 2)]);
  expect(mergeForms(base, changed, mine).form.plants).toEqual([plant('A', 99, 1), plant('B', 20, 2)]);
});

test('[B142] features chosen by both sides are chosen, those taken away by one are gone', () => {
  const choice = (...listed: string[]) => ({ listed, custom: [] });
  const merged = mergeForms(
    { common_services: choice('lift', 'gym') },
    { common_services: choice('lift', 'gym', 'pool') },
    { common_services: choice('gym', 'doorman') },
  );
  expect(merged.form.common_services).toEqual(choice('gym', 'pool', 'doorman'));
  expect(merged.conflicts).toEqual([]);
});

test('[B142] every pair of random edits of different fields merges without loss', () => {
  // A linear congruence: the same edits in every run.
  let seed = 21;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 300; round += 1) {
    const start = { plants: Array.from({ length: 1 + random(5) }, (_, id) => plant(`P${id}`, 100, id + 1)) };
    const mine = { plants: start.plants.map((item) => (random(2) ? { ...item, price: 200 + random(50) } : item)) };
    const renamed = start.plants.map((item) => (random(2) ? { ...item, name: `${item.name} bis` } : item));
    const theirs = { plants: random(2) ? renamed.toReversed() : renamed };
    const { form, conflicts } = mergeForms(start, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(form.plants).toEqual(
      theirs.plants.map(({ id, name }) => ({ id, name, price: mine.plants.find((own) => own.id === id)?.price })),
    );
  }
});
