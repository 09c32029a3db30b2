import { type RefObject, useEffect, useRef } from 'react';
import { type MapEngine, startMap } from './map-engine.ts';
import type { MapLayer } from './map-frame.ts';
import type { MapView, Size } from './map-view.ts';

interface MapUse {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly firstView: (size: Size) => MapView;
  readonly draw: MapLayer;
  readonly onFrame: (view: MapView) => void;
  readonly onRest: (view: MapView, size: Size, isByHand: boolean) => void;
  readonly isKept: (event: Event) => boolean;
}

/** Runs the map for as long as its place is on the page; it always draws and calls what was given last. */
export function useMap(given: MapUse): () => MapEngine | undefined {
  const latest = useRef(given);
  const engine = useRef<MapEngine>(undefined);
  useEffect(() => {
    latest.current = given;
    engine.current?.refresh();
  });
  useEffect(() => {
    const { host, canvas, firstView } = latest.current;
    if (!host.current || !canvas.current) return undefined;
    const size = { width: host.current.clientWidth, height: host.current.clientHeight };
    const started = startMap({
      host: host.current,
      canvas: canvas.current,
      view: firstView(size),
      draw: (frame) => latest.current.draw(frame),
      onFrame: (view) => latest.current.onFrame(view),
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
