import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { expect, test } from 'vitest';
import { allNews, inOrder, isLovedByAll, type ListedHome, newsOf } from './board.ts';

const before = '2026-11-20T10:00:00Z';
const after = '2026-11-22T10:00:00Z';
const since = '2026-11-21T10:00:00Z';
const me = { id: 1, name: 'Lucía', is_owner: true, since };
const guest = { id: 2, name: 'Camila', is_owner: false, since };

function home(id: number, facts: Partial<ListedHome> & { price?: number; isActive?: boolean } = {}): ListedHome {
  const { price, isActive = true, ...rest } = facts;
  const card = { id, priceCop: price, isActive } as unknown as PlantCard;
  return { card, listed_at: before, told_price: null, marks: [], comments: [], ...rest };
}

const mark = (member_id: number, said: 'love' | 'maybe' | 'no', at = before) => ({ member_id, mark: said, at });

test('everybody loves a home only where at least two people are there and each has said so', () => {
  const loved = home(1, { marks: [mark(1, 'love'), mark(2, 'love')] });
  expect(isLovedByAll(loved, 2)).toBe(true);
  expect(isLovedByAll(loved, 3)).toBe(false);
  expect(isLovedByAll(home(1, { marks: [mark(1, 'love')] }), 1)).toBe(false);
  expect(isLovedByAll(home(1, { marks: [mark(1, 'love'), mark(2, 'maybe')] }), 2)).toBe(false);
});

test('what all love stands first, a no weighs more than a love, and what is gone stands last', () => {
  const homes = [
    home(1, { marks: [mark(1, 'love'), mark(2, 'no')] }),
    home(2),
    home(3, { marks: [mark(1, 'love'), mark(2, 'love')], isActive: false }),
    home(4, { marks: [mark(1, 'love')] }),
    home(5, { marks: [mark(1, 'love'), mark(2, 'love')] }),
  ];
  expect(inOrder(homes, 'agreed', 2).map(({ card }) => card.id)).toEqual([5, 4, 2, 1, 3]);
  expect(inOrder(homes, 'recent', 2)).toBe(homes);
});

test('the cheapest stands first, a hidden price last', () => {
  const homes = [home(1), home(2, { price: 300 }), home(3, { price: 200 })];
  expect(inOrder(homes, 'cheap', 2).map(({ card }) => card.id)).toEqual([3, 2, 1]);
});

test('news are what others did since the visit before; the owner brought the homes', () => {
  const listed = home(1, {
    listed_at: after,
    marks: [mark(1, 'love', after), mark(2, 'no', after), mark(3, 'love', before)],
    comments: [{ id: 1, member_id: 1, text: 'Hola', at: after }],
  });
  expect(newsOf(listed, me)).toEqual({ homes: 0, marks: 1, comments: 0 });
  expect(newsOf(listed, guest)).toEqual({ homes: 1, marks: 1, comments: 1 });
  expect(allNews([listed, home(2), listed], guest)).toEqual({ homes: 2, marks: 2, comments: 2 });
});
