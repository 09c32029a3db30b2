import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useMemo } from 'react';
import { baseLabels, labelsOfSites } from './draw-labels.ts';
import { paintGround } from './draw-scene.ts';
import { groundStore } from './ground-store.ts';
import type { MapEngine } from './map-engine.ts';
import type { SteppedLayer } from './map-frame.ts';
import type { SiteSet } from './sites.ts';
import { streetStore } from './street-store.ts';

/** What paints the still part of the map; another one whenever that part changes. */
export function useGround(
  siteSet: SiteSet,
  priced: readonly number[],
  engine: () => MapEngine | undefined,
): SteppedLayer {
  const { mapTiles, mapGround, mapStreets } = useRemote().environment;
  const [url, groundUrl, streetsUrl] = [mapTiles?.url, mapGround?.url, mapStreets?.url];
  const labels = useMemo(() => [...baseLabels, ...labelsOfSites(siteSet.sites)], [siteSet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is asked when a tile has come
  useEffect(() => {
    const repaint = () => engine()?.repaint();
    const stops = [
      ...(groundUrl === undefined ? [] : [groundStore(groundUrl).listen(repaint)]),
      ...(streetsUrl === undefined ? [] : [streetStore(streetsUrl).listen(repaint)]),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [groundUrl, streetsUrl]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is asked when a tile has come
  return useMemo(() => {
    const tiles = url === undefined ? undefined : { url, onTile: () => engine()?.repaint() };
    const ground = groundUrl === undefined ? undefined : groundStore(groundUrl);
    const streets = streetsUrl === undefined ? undefined : streetStore(streetsUrl);
    return (frame) => paintGround(frame, { siteSet, labels, priced, tiles, ground, streets });
  }, [siteSet, labels, priced, url, groundUrl, streetsUrl]);
}
