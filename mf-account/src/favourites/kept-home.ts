import type { BoardShare } from '@umbral/domain/people/board.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';

/** A favourite as the screen shows it. */
export interface KeptHome {
  readonly card: PlantCard;
  readonly savedAt: string;
  /** The list in which it lies. */
  readonly listId: number | null;
  readonly note: string;
  /** What it cost when it was saved, where that was told then and is now. */
  readonly toldCop: number | null;
  /** What could take its place, where it is gone. */
  readonly similar?: SimilarHome;
}

export interface SimilarHome {
  readonly title: string;
  readonly href: string;
}

/** A list of favourites. */
export interface KeptList {
  readonly id: number;
  readonly name: string;
  /** Others see it by a link. */
  readonly share?: BoardShare;
}

export const orders = ['saved', 'cheap', 'dear'] as const;
export type Order = (typeof orders)[number];

/** The homes of a list (null: all) in an order; where the price is hidden they come last. */
export function shownHomes(homes: readonly KeptHome[], listId: number | null, order: Order): readonly KeptHome[] {
  const inList = listId === null ? homes : homes.filter((home) => home.listId === listId);
  if (order === 'saved') return inList;
  const sign = order === 'cheap' ? 1 : -1;
  const rank = ({ card: { priceCop } }: KeptHome) => (priceCop === undefined ? Number.MAX_VALUE : sign * priceCop);
  return inList.toSorted((a, b) => rank(a) - rank(b));
}
