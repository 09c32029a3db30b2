import { useMemo } from 'react';
import { boxOf, isInBox, type MapView, type Size } from './map-view.ts';
import { layOutPills, type Pill } from './pill-layout.ts';
import type { SiteSet } from './sites.ts';

/** Where the map came to rest last. */
export interface MapRest {
  readonly view: MapView;
  readonly size: Size;
}

interface InSight {
  readonly pills: readonly Pill[];
  /** Sites that hold a price. */
  readonly priced: readonly number[];
  /** Projects in sight, once they are known. */
  readonly projects: number | undefined;
}

/** What a map at rest shows. */
export function useInSight(siteSet: SiteSet, isKnown: boolean, rest: MapRest | undefined): InSight {
  const pills = useMemo(() => (rest ? layOutPills(siteSet, rest.view, rest.size) : []), [siteSet, rest]);
  const priced = useMemo(() => pills.flatMap(({ sites }) => sites[0] ?? []), [pills]);
  const projects = useMemo(() => {
    if (!rest || !isKnown) return undefined;
    const box = boxOf(rest.view, rest.size);
    return siteSet.sites.reduce((sum, site) => (isInBox(box, site) ? sum + 1 : sum), 0);
  }, [siteSet, rest, isKnown]);
  return { pills, priced, projects };
}
