import { type RefObject, useEffect, useRef } from 'react';
import { type MapEngine, startMap } from './map-engine.ts';
import type { MapLayer, SteppedLayer } from './map-frame.ts';
import type { MapView, Size } from './map-view.ts';

interface MapUse {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly paper: RefObject<HTMLDivElement | null>;
  readonly firstView: (size: Size) => MapView;
  /** Painted anew whenever another function is given. */
  readonly ground: SteppedLayer;
  readonly over: MapLayer | undefined;
  readonly onFrame: (view: MapView, size: Size) => void;
  readonly onRest: (view: MapView, size: Size, isByHand: boolean) => void;
  readonly isKept: (event: Event) => boolean;
}

/** Runs the map for as long as its place is on the page; it always draws and calls what was given last. */
export function useMap(given: MapUse): () => MapEngine | undefined {
  const latest = useRef(given);
  const engine = useRef<MapEngine>(undefined);
  useEffect(() => {
    const isSame = latest.current.ground === given.ground;
    latest.current = given;
    if (isSame) engine.current?.refresh();
    else engine.current?.repaint();
  });
  useEffect(() => {
    const { host, paper, firstView } = latest.current;
    if (!host.current || !paper.current) return undefined;
    const size = { width: host.current.clientWidth, height: host.current.clientHeight };
    const started = startMap({
      host: host.current,
      paper: paper.current,
      view: firstView(size),
      ground: (frame) => latest.current.ground(frame),
      over: () => latest.current.over,
      onFrame: (view, at) => latest.current.onFrame(view, at),
      onRest: (view, at, isByHand) => latest.current.onRest(view, at, isByHand),
      isKept: (event) => latest.current.isKept(event),
    });
    engine.current = started;
    return () => {
      started.destroy();
      engine.current = undefined;
    };
  }, []);
  const current = useRef(() => engine.current);
  return current.current;
}
