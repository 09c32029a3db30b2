import { matchRoute } from '@umbral/domain/routes/match.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { isPhone } from '../cover/phone.ts';
import { headerTexts } from './header-texts.ts';
import css from './listing-search.module.css';

/** How far a page is scrolled before the narrow header offers the search. */
const scrollThresholdPx = 100;

/** What is open under the header: the menu and the search exclude each other [B019]. */
export type Open = 'menu' | 'search' | undefined;

interface ListingSearchProps {
  readonly pathname: string;
  readonly open: Open;
  readonly onOpen: Dispatch<SetStateAction<Open>>;
}

/**
 * On the phone's listings the search makes room as one scrolls past 100 px: a fixed button offers it while neither menu
 * nor search is open; back at the top the search that was closed so opens again [B020].
 */
export function ListingSearch({ pathname, open, onOpen }: ListingSearchProps) {
  const isListing = pathname !== routes.home.href() && matchRoute(pathname)?.route.section === 'project-list';
  const [isPast, setPast] = useState(false);
  const isOpen = useRef(false);
  const wasOpen = useRef(false);
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
  useEffect(() => {
    isOpen.current = open === 'search';
  }, [open]);
  useEffect(() => {
    if (isPast) {
      wasOpen.current = isOpen.current;
      if (isOpen.current) onOpen(undefined);
    } else if (wasOpen.current) {
      wasOpen.current = false;
      onOpen((now) => now ?? 'search');
    }
  }, [isPast, onOpen]);
  if (!isPast || open !== undefined) return null;
  return (
    <button
      type="button"
      className={buttonClass({ look: 'secondary', size: 's' }, css.button)}
      onClick={() => onOpen('search')}
    >
      <Icon of={searchIcon} />
      {headerTexts.header.search}
    </button>
  );
}
