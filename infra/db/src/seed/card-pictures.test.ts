import { expect, test } from 'vitest';
import { fixtureLibrary } from '../testing/media-fixture.ts';
import { chooseCardPictures } from './card-pictures.ts';

const pictures = fixtureLibrary()
  .ofKind('exterior')
  .slice(0, 3)
  .map((asset, index) => ({ asset, reluctance: index }));

function cards(lists: readonly (readonly string[])[], choices = pictures) {
  return lists.map((names, index) => ({ plantId: index + 1, lists: names, choices }));
}

test('neighbours in a list show different pictures, the best one first', () => {
  const chosen = chooseCardPictures(cards(Array.from({ length: 7 }, () => ['all'])));
  const keys = [...chosen.values()].map(({ key }) => key);
  expect(keys[0]).toBe(pictures[0]?.asset.key);
  expect(keys.some((key, index) => key === keys[index - 1])).toBe(false);
});

test('cards that are neighbours in a shorter list only differ there too', () => {
  const chosen = chooseCardPictures(
    cards(
      [
        ['all', 'cali'],
        ['all', 'pasto'],
        ['all', 'pasto'],
        ['all', 'cali'],
      ],
      pictures.slice(0, 3),
    ),
  );
  expect(chosen.get(1)).not.toBe(chosen.get(4));
  expect(chosen.get(2)).not.toBe(chosen.get(3));
});

test('a card with one picture shows it', () => {
  const chosen = chooseCardPictures(cards([['all'], ['all']], pictures.slice(0, 1)));
  expect([...chosen.values()]).toEqual([pictures[0]?.asset, pictures[0]?.asset]);
});

test('a reluctant choice stands only where neighbours would look alike', () => {
  const [first, second] = pictures;
  if (!first || !second) throw new Error('the fixture has too few pictures');
  const choices = [first, { ...second, reluctance: 150 }];
  const keys = [...chooseCardPictures(cards([['all'], ['all'], ['all']], choices)).values()].map(({ key }) => key);
  expect(keys).toEqual([first.asset.key, second.asset.key, first.asset.key]);
});

test('a card without pictures is a fault', () => {
  expect(() => chooseCardPictures(cards([['all']], []))).toThrow('plant 1 has no picture');
});
