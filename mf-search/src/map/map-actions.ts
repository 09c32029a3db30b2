import type { RefObject } from 'react';
import { viewOfSites } from './first-view.ts';
import type { MapEngine } from './map-engine.ts';
import { boxAround, evenInsets, viewOfBox } from './map-view.ts';
import type { Pill } from './pill-layout.ts';
import type { SiteSet } from './sites.ts';
import type { Choice } from './use-choice.ts';

/** What the prices, the tools and the card of a map do. */
interface MapActions {
  /** Opens the card of a price; of a cluster, comes nearer until it falls apart. */
  readonly openPill: (pill: Pill, isByKey: boolean) => void;
  /** Shows all sites. */
  readonly fit: () => void;
  /** Gives the focus back to the price of the card, to the map where that price is not shown by itself. */
  readonly closeCard: () => void;
}

interface MapParts {
  readonly host: RefObject<HTMLElement | null>;
  readonly engine: () => MapEngine | undefined;
  readonly siteSet: SiteSet;
  readonly choice: Choice;
}

const clusterMargin = evenInsets(90);
/** Degrees: what is no wider never falls apart. */
const spot = 1e-5;

/** The same for every map: of a listing, and of given places. */
export function mapActions({ host, engine, siteSet, choice }: MapParts): MapActions {
  return {
    openPill: ({ sites }, isByKey) => {
      const map = engine();
      const box = boxAround(sites.flatMap((site) => siteSet.sites[site] ?? []));
      const isSpot = !box || box.north - box.south + box.east - box.west < spot;
      if (isSpot || !map) choice.choose(sites[0], isByKey);
      else map.moveTo(viewOfBox(box, map.size(), clusterMargin));
    },
    fit: () => {
      const map = engine();
      const view = map && viewOfSites(siteSet, map.size());
      if (view) map.moveTo(view);
    },
    closeCard: () => {
      const price = host.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      choice.choose(undefined, false);
      (price ?? host.current)?.focus({ preventScroll: true });
    },
  };
}
