import { cardInMarkup, type SpareCard, spareCard } from '@umbral/kit/cards/card-in-markup.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import type { ListingData } from '../view-model/listing-data.ts';

type SpareListing =
  | (Omit<ListingData, 'cards'> & { readonly cards: readonly SpareCard[]; readonly isSpare: true })
  | (ListingData & { readonly isSpare?: undefined });

/**
 * The photos and addresses of a grid of cards stand in its markup: a sixth of what would stand beside it. The form of the
 * sheet is asked for by whoever opens it.
 */
export const listingInMarkup: NonNullable<RouteHandle<ListingData>['inMarkup']> = {
  without({ sheet, ...data }): SpareListing {
    const isGrid = data.view === 'cards' || data.view === 'map';
    const rest = data.opensSheet ? { ...data, sheet } : data;
    return isGrid ? { ...rest, cards: data.cards.map(spareCard), isSpare: true } : rest;
  },
  read(rest, page) {
    // What the server half of this very version left out.
    const sent = rest as SpareListing;
    if (!sent.isSpare) return sent;
    const { isSpare: _, ...data } = sent;
    const cells = [...page.querySelectorAll('[data-plant]')];
    const cards = data.cards.map((card, place) => {
      const cell = cells[place];
      return cell?.getAttribute('data-plant') === String(card.id) ? cardInMarkup(card, cell) : undefined;
    });
    const whole = cards.filter((card) => card !== undefined);
    return whole.length === cards.length ? { ...data, cards: whole } : undefined;
  },
};
