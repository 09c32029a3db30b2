import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { onThemeChange, readColours } from './map-colours.ts';
import type { MapLayer } from './map-frame.ts';
import { type MapView, type ScreenPoint, type Size, scaleOf, zoomLimits } from './map-view.ts';

interface EngineOptions {
  /** Gets the gestures; fills its place on the page. */
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly view: MapView;
  readonly draw: MapLayer;
  /** After each frame: what lies over the canvas follows it. */
  readonly onFrame: (view: MapView) => void;
  /** A movement ended, or the place changed its size. */
  readonly onRest: (view: MapView, size: Size, isByHand: boolean) => void;
  /** Gestures that are not for moving the map: a point that is dragged, a line that is drawn. */
  readonly isKept: (event: Event) => boolean;
}

/** The moving part of the map: its view, gestures and frames. */
export interface MapEngine {
  readonly view: () => MapView;
  readonly size: () => Size;
  /** Draws a new frame when the browser is ready for one. */
  readonly refresh: () => void;
  readonly moveTo: (view: MapView) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly zoomBy: (factor: number) => void;
  readonly destroy: () => void;
}

const flightMs = 260;

/** Starts a map in its place. Wheel, drag, pinch and double click move it; the canvas is drawn anew each frame. */
export function startMap(options: EngineOptions): MapEngine {
  const { host, canvas, draw, onFrame, onRest, isKept } = options;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const context = canvas.getContext('2d', { alpha: false });
  let view = options.view;
  let size: Size = { width: host.clientWidth, height: host.clientHeight };
  let colours = readColours(host);
  let frame = 0;
  let flight = 0;
  let held = view;

  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .scaleExtent([scaleOf(zoomLimits.min), scaleOf(zoomLimits.max)])
    .extent((): [[number, number], [number, number]] => [
      [0, 0],
      [size.width, size.height],
    ])
    .translateExtent([
      [0, 0],
      [1, 1],
    ])
    .clickDistance(4)
    .filter((event: MouseEvent) => !isKept(event) && !event.button && (!event.ctrlKey || event.type === 'wheel'))
    .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (!sourceEvent) return;
      cancelAnimationFrame(flight);
      held = view;
    })
    .on('zoom', ({ transform: { k, x, y } }: D3ZoomEvent<HTMLElement, unknown>) => {
      view = { k, x, y };
      refresh();
    })
    .on('end', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      // A press that moved nothing is a click.
      if (sourceEvent && (view.x !== held.x || view.y !== held.y || view.k !== held.k)) onRest(view, size, true);
    });
  const surface = select(host);

  const paint = () => {
    frame = 0;
    if (!context) return;
    const scale = Math.min(2, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.setTransform(scale, 0, 0, scale, 0, 0);
    draw({ context, view, size, colours });
    onFrame(view);
  };
  const refresh = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const place = ({ k, x, y }: MapView) => behaviour.transform(surface, zoomIdentity.translate(x, y).scale(k));
  const fly = (target: MapView, isByHand: boolean) => {
    cancelAnimationFrame(flight);
    const from = view;
    const startedAt = performance.now();
    const step = (now: number) => {
      const part = still.matches ? 1 : Math.min(1, Math.max(0, (now - startedAt) / flightMs));
      place(part === 1 ? target : between(from, target, 1 - (1 - part) ** 3, size));
      if (part < 1) flight = requestAnimationFrame(step);
      else onRest(view, size, isByHand);
    };
    if (still.matches) step(startedAt);
    else flight = requestAnimationFrame(step);
  };
  const resized = new ResizeObserver(() => {
    const next = { width: host.clientWidth, height: host.clientHeight };
    if (next.width === 0 || (next.width === size.width && next.height === size.height)) return;
    place({ ...view, x: view.x + (next.width - size.width) / 2, y: view.y + (next.height - size.height) / 2 });
    size = next;
    paint();
    onRest(view, size, false);
  });
  const stopTheme = onThemeChange(() => {
    colours = readColours(host);
    refresh();
  });

  surface.call(behaviour);
  place(view);
  resized.observe(host);
  onRest(view, size, false);

  return {
    view: () => view,
    size: () => size,
    refresh,
    moveTo: (target) => fly(target, false),
    panBy: (dx, dy) => fly({ ...view, x: view.x - dx, y: view.y - dy }, true),
    zoomBy: (factor) => fly(zoomedAt(view, factor, { x: size.width / 2, y: size.height / 2 }), true),
    destroy: () => {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(flight);
      surface.on('.zoom', null);
      resized.disconnect();
      stopTheme();
    },
  };
}

function zoomedAt({ k, x, y }: MapView, factor: number, at: ScreenPoint): MapView {
  const next = Math.max(scaleOf(zoomLimits.min), Math.min(scaleOf(zoomLimits.max), k * factor));
  return { k: next, x: at.x - ((at.x - x) / k) * next, y: at.y - ((at.y - y) / k) * next };
}

/** On the way between two views the scale grows evenly to the eye, and the middle moves along with it. */
function between(from: MapView, to: MapView, part: number, { width, height }: Size): MapView {
  const k = from.k * (to.k / from.k) ** part;
  // The share of the way in places, so that nothing swings while the scale changes.
  const share = Math.abs(to.k - from.k) < 1e-6 ? part : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  const middle = (view: MapView) => ({ x: (width / 2 - view.x) / view.k, y: (height / 2 - view.y) / view.k });
  const [start, end] = [middle(from), middle(to)];
  return {
    k,
    x: width / 2 - (start.x + (end.x - start.x) * share) * k,
    y: height / 2 - (start.y + (end.y - start.y) * share) * k,
  };
}
