import { matchRoute } from '@umbral/domain/routes/match.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPhone } from '../cover/phone.ts';
import { headerTexts } from './header-texts.ts';
import css from './listing-search.module.css';

/** How far a page is scrolled before the narrow header offers the search. */
const scrollThresholdPx = 100;

/** What is open under the header: the menu and the search exclude each other [B019]. */
export type Open = 'menu' | 'search' | undefined;

/**
 * On the phone's listings the search makes room as one scrolls past 100 px: a fixed button offers it while neither menu
 * nor search is open; back at the top the search that was closed so opens again [B020]. Gives whether it is offered.
 */
export function useListingSearch(pathname: string, open: Open, onOpen: Dispatch<SetStateAction<Open>>): boolean {
  const isListing = pathname !== routes.home.href() && matchRoute(pathname)?.route.section === 'project-list';
  const [isPast, setPast] = useState(false);
  const wasOpen = useRef(false);
  const follow = useEffectEvent(() => {
    if (isPast) {
      wasOpen.current = open === 'search';
      if (wasOpen.current) onOpen(undefined);
    } else if (wasOpen.current) {
      wasOpen.current = false;
      onOpen((now) => now ?? 'search');
    }
  });
  useEffect(() => {
    if (!isListing) return;
    const update = () => setPast(window.scrollY > scrollThresholdPx && isPhone());
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      setPast(false);
    };
  }, [isListing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the page as it is scrolled
  useEffect(() => follow(), [isPast]);
  return isPast && open === undefined;
}

/** The fixed button that offers the search. */
export function ListingSearch({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" className={buttonClass({ look: 'secondary', size: 's' }, css.button)} onClick={onOpen}>
      <Icon of={searchIcon} />
      {headerTexts.header.search}
    </button>
  );
}
