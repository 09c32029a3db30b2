import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useMemo } from 'react';
import { baseLabels, labelsOfSites } from './draw-labels.ts';
import { paintGround } from './draw-scene.ts';
import type { MapEngine } from './map-engine.ts';
import type { SteppedLayer } from './map-frame.ts';
import type { SiteSet } from './sites.ts';

/** What paints the still part of the map; another one whenever that part changes. */
export function useGround(
  siteSet: SiteSet,
  priced: readonly number[],
  engine: () => MapEngine | undefined,
): SteppedLayer {
  const url = useRemote().environment.mapTiles?.url;
  const labels = useMemo(() => [...baseLabels, ...labelsOfSites(siteSet.sites)], [siteSet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is asked when a tile has come
  return useMemo(() => {
    const tiles = url === undefined ? undefined : { url, onTile: () => engine()?.repaint() };
    return (frame) => paintGround(frame, { siteSet, labels, priced, tiles });
  }, [siteSet, labels, priced, url]);
}
