import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { useLocation, useNavigate, useNavigation } from '@umbral/protocol/router/router.ts';
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ListingData } from '../view-model/listing-data.ts';
import { pageHref } from './page-href.ts';
import { expectBelow, keptHere, showListing } from './shown-listings.ts';

interface Above {
  /** Address of the page that is to follow. */
  readonly href: string;
  readonly cards: readonly PlantCard[];
  readonly isStandIn?: true;
}

export interface More {
  /** All that are shown: those that were there, then those of this page. */
  readonly cards: readonly PlantCard[];
  /** Address of the next page, while there is one. */
  readonly nextHref?: string;
  readonly isLoading: boolean;
  /** How many the last loading added. */
  readonly added?: number;
  /** For the link to the next page: brings it below instead. */
  readonly load: (event: MouseEvent) => void;
}

/** State of the navigation that adds a page: nothing else on the screen changes by it. */
const adding = { addsPage: true } as const;

/** Whether a navigation brings another listing, and not more of the same. */
export function isNewSearch({ state, location }: ReturnType<typeof useNavigation>): boolean {
  return state === 'loading' && location.state?.addsPage !== true;
}

/** The next page below the cards that are there; the address follows, so that going back finds the same cards. */
export function useMore(data: ListingData, container: RefObject<HTMLElement | null>): More {
  const { page, pages, firstPage, href, isStandIn } = data;
  // Of the page that is shown and, while it is on its way, of the next one.
  const [aboves, setAboves] = useState<readonly Above[]>(() => leftAbove(href));
  const [added, setAdded] = useState<number>();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { key, state } = useLocation();
  const before = useRef<number>(undefined);
  // Opened by its number, a page begins with its own cards; so does one of another source, which brought those above.
  const above =
    state?.addsPage === true ? aboves.find((of) => of.href === href && of.isStandIn === isStandIn) : undefined;
  const cards = useMemo(() => (above ? joined(above.cards, data.cards) : data.cards), [above, data]);
  // A copy would have to compute its panel, which can wait.
  useEffect(() => showListing(key, cards === data.cards ? data : { ...data, cards }), [key, data, cards]);
  useEffect(() => {
    const first = before.current;
    before.current = undefined;
    if (first === undefined || first >= cards.length) return;
    setAdded(cards.length - first);
    // Where all are new, the list begins anew.
    container.current?.querySelectorAll<HTMLElement>('[data-main]')[above ? first : 0]?.focus();
  }, [cards, above, container]);
  const nextHref = page < pages ? pageHref(firstPage, page + 1) : undefined;
  const load = (event: MouseEvent) => {
    if (nextHref === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    before.current = cards.length;
    setAboves([...(above ? [above] : []), { href: nextHref, cards, isStandIn }]);
    expectBelow(nextHref);
    void navigate(nextHref, { replace: true, preventScrollReset: true, state: adding });
  };
  return { cards, nextHref, isLoading: navigation.location?.state?.addsPage === true, added, load };
}

/** Data that were fetched ahead of going back know nothing of the cards that were loaded above them. */
function leftAbove(href: string): readonly Above[] {
  const kept = keptHere();
  return kept?.href === href ? [kept] : [];
}

/** The index may have changed in between: a card that slid onto the next page is not shown twice. */
function joined(first: readonly PlantCard[], then: readonly PlantCard[]): PlantCard[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}
