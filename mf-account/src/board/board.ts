import type { Board, BoardHome, BoardMark } from '@umbral/domain/people/board.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';

/** A home of a shared list as the screen shows it. */
export interface ListedHome extends Omit<BoardHome, 'plant'> {
  readonly card: PlantCard;
}

/** A shared list as the screen shows it. */
export interface BoardData extends Omit<Board, 'homes'> {
  readonly token: string;
  readonly homes: readonly ListedHome[];
}

/** Whoever is a member and looks. */
export type Me = NonNullable<Board['me']>;

export const orders = ['agreed', 'recent', 'cheap'] as const;
export type Order = (typeof orders)[number];

const weights: Readonly<Record<BoardMark, number>> = { love: 2, maybe: 0, no: -3 };

/** Whether everybody of at least two people loves a home. */
export function isLovedByAll({ marks }: ListedHome, people: number): boolean {
  return people > 1 && marks.length === people && marks.every(({ mark }) => mark === 'love');
}

/** The homes in an order: what everybody loves first, then what is liked more; gone ones and hidden prices last. */
export function inOrder(homes: readonly ListedHome[], order: Order, people: number): readonly ListedHome[] {
  const worth = (home: ListedHome) =>
    home.marks.reduce((sum, { mark }) => sum + weights[mark], isLovedByAll(home, people) ? 100 : 0);
  const price = ({ card: { priceCop } }: ListedHome) => priceCop ?? Number.MAX_VALUE;
  const gone = ({ card }: ListedHome) => (card.isActive ? 0 : 1);
  if (order === 'recent') return homes;
  if (order === 'cheap') return homes.toSorted((a, b) => price(a) - price(b));
  return homes.toSorted((a, b) => gone(a) - gone(b) || worth(b) - worth(a));
}

/** What others did since a member's visit before. */
export interface News {
  readonly homes: number;
  readonly marks: number;
  readonly comments: number;
}

/** What is new about one home for a member: it came, was marked or commented by others since the visit before. */
export function newsOf({ listed_at, marks, comments }: ListedHome, me: Me): News {
  const isNew = (at: string) => Date.parse(at) > Date.parse(me.since);
  const ofOthers = (said: { readonly member_id: number; readonly at: string }) =>
    said.member_id !== me.id && isNew(said.at);
  return {
    homes: isNew(listed_at) && !me.is_owner ? 1 : 0,
    marks: marks.filter(ofOthers).length,
    comments: comments.filter(ofOthers).length,
  };
}

/** What is new about all of them. */
export function allNews(homes: readonly ListedHome[], me: Me): News {
  const sum = { homes: 0, marks: 0, comments: 0 };
  for (const home of homes) {
    const news = newsOf(home, me);
    sum.homes += news.homes;
    sum.marks += news.marks;
    sum.comments += news.comments;
  }
  return sum;
}

/** Whether anything is new. */
export function hasNews({ homes, marks, comments }: News): boolean {
  return homes + marks + comments > 0;
}
