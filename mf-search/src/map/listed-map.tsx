import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { useMemo } from 'react';
import { listingHref } from '../view-model/listing-href.ts';
import { MapBoard } from './map-board.tsx';
import { mapHref } from './map-href.ts';

export interface ListedMapProps {
  /** Address of the listing whose homes are shown. */
  readonly href: string;
  /** Whether the map has the page for itself: then its address is its own, with the same keys. */
  readonly isPage?: boolean;
}

/** The map of the listing at an address. */
export function ListedMap({ href, isPage = false }: ListedMapProps) {
  const state = useMemo(() => fromHref(href), [href]);
  if (!state) return null;
  return <MapBoard state={state} hrefOf={isPage ? mapHref : listingHref} onLeave={focusHeading} />;
}

function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
