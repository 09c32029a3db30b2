import type { MediaAsset } from './media-library.ts';

/** A card that needs its first picture. */
export interface Card {
  plantId: number;
  /** Listings in which it stands, as the whole country, its city, its zone. */
  lists: readonly string[];
  choices: readonly CardChoice[];
}

/** A picture that may stand for a card; the reluctance weighs against cards that look alike nearby. */
export interface CardChoice {
  asset: MediaAsset;
  reluctance: number;
}

/** Cards of a page: nothing further away is seen together. */
const pageSize = 24;
/** Cards beside and, with up to four in a row, above one another. */
const neighbours = 4;
const besideCost = 1000;

function closeness(places: number): number {
  if (places === 1) return besideCost;
  if (places <= neighbours) return pageSize * 2;
  return Math.max(pageSize - places, 0);
}

/**
 * Chooses the first picture of each card in the order in which listings show them: never the one of the card before it
 * in any of its lists, where there is a choice, and as far from its last use as can be.
 */
export function chooseCardPictures(cards: readonly Card[]): Map<number, MediaAsset> {
  const lengths = new Map<string, number>();
  const lastPlaces = new Map<string, number>();
  const chosen = new Map<number, MediaAsset>();
  const cost = ({ lists }: Card, { asset, reluctance }: CardChoice) =>
    lists.reduce((sum, list) => {
      const last = lastPlaces.get(`${list} ${asset.key}`);
      return last === undefined ? sum : sum + closeness((lengths.get(list) ?? 0) - last);
    }, reluctance);
  for (const card of cards) {
    const [best] = card.choices
      .map((choice) => ({ asset: choice.asset, cost: cost(card, choice) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (!best) throw new Error(`plant ${card.plantId} has no picture to choose from`);
    chosen.set(card.plantId, best.asset);
    for (const list of card.lists) {
      const place = lengths.get(list) ?? 0;
      lastPlaces.set(`${list} ${best.asset.key}`, place);
      lengths.set(list, place + 1);
    }
  }
  return chosen;
}
