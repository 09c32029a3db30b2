import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { onThemeChange, readColours } from './map-colours.ts';
import { between, createThrow, easedPart, glideMs, zoomedAt } from './map-flight.ts';
import type { MapLayer, SteppedLayer } from './map-frame.ts';
import { createGround } from './map-ground.ts';
import { createSheet } from './map-sheet.ts';
import { type MapView, type Size, scaleOf, zoomLimits } from './map-view.ts';

interface EngineOptions {
  /** Gets the gestures; fills its place on the page. */
  readonly host: HTMLElement;
  /** Where the canvases go. */
  readonly paper: HTMLElement;
  readonly view: MapView;
  /** What lies still: painted in steps, and then only moved. */
  readonly ground: SteppedLayer;
  /** What lies over it, if anything does now. */
  readonly over: () => MapLayer | undefined;
  /** After each frame: what lies over the canvas follows it. */
  readonly onFrame: (view: MapView, size: Size) => void;
  /** A movement ended, or the place changed its size. */
  readonly onRest: (view: MapView, size: Size, isByHand: boolean) => void;
  /** Gestures that are not for moving the map: a point that is dragged, a line that is drawn. */
  readonly isKept: (event: Event) => boolean;
}

/** The moving part of the map: its view, gestures and frames. */
export interface MapEngine {
  readonly view: () => MapView;
  readonly size: () => Size;
  /** What lies over the ground has changed. */
  readonly refresh: () => void;
  /** What lies still has changed. */
  readonly repaint: () => void;
  readonly moveTo: (view: MapView) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly zoomBy: (factor: number) => void;
  readonly destroy: () => void;
}

const flightMs = 260;
/** How far what changes is painted beyond the map: as long as it covers a drag, it is only moved. */
const topShare = 0.25;

/** Starts a map in its place. Wheel, drag, pinch and double click move it; a drag that is let go of in motion glides. */
export function startMap(options: EngineOptions): MapEngine {
  const { host, paper, ground: paintGround, over, onFrame, onRest, isKept } = options;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const sheets = createGround(paper, paintGround);
  const top = createSheet(paper, topShare, false);
  const thrown = createThrow();
  let view = options.view;
  let size: Size = { width: host.clientWidth, height: host.clientHeight };
  let colours = readColours(host);
  let frame = 0;
  let flight = 0;
  let rested = view;
  let isMoving = false;
  let isTopStale = true;

  const extent = (): [[number, number], [number, number]] => [
    [0, 0],
    [size.width, size.height],
  ];
  const world: [[number, number], [number, number]] = [
    [0, 0],
    [1, 1],
  ];
  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .scaleExtent([scaleOf(zoomLimits.min), scaleOf(zoomLimits.max)])
    .extent(extent)
    .translateExtent(world)
    .duration(still.matches ? 0 : flightMs)
    .clickDistance(4)
    .filter((event: MouseEvent) => !isKept(event) && !event.button && (!event.ctrlKey || event.type === 'wheel'))
    .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (!sourceEvent) return;
      cancelAnimationFrame(flight);
      isMoving = true;
    })
    .on('zoom', ({ sourceEvent, transform: { k, x, y } }: D3ZoomEvent<HTMLElement, unknown>) => {
      view = { k, x, y };
      if (sourceEvent) thrown.follow({ at: sourceEvent.timeStamp, view });
      request();
    })
    .on('end', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (!sourceEvent) return;
      isMoving = false;
      const goal =
        sourceEvent.type === 'wheel' || still.matches ? undefined : thrown.goal({ at: sourceEvent.timeStamp, view });
      // A press that moved nothing is a click.
      if (goal) fly(goal, true, glideMs);
      else if (view.x !== rested.x || view.y !== rested.y || view.k !== rested.k) rest(true);
    });
  const surface = select(host);

  const showTop = () => {
    const layer = over();
    if (!layer) {
      top.hide();
      return;
    }
    if (isTopStale || top.painted()?.k !== view.k || !top.covers(view)) {
      const above = top.begin(view, size, colours);
      if (above) layer(above);
      isTopStale = false;
    }
    top.show(view);
  };
  const paint = () => {
    frame = 0;
    const isPainting = sheets.show(view, size, colours, isMoving);
    showTop();
    onFrame(view, size);
    if (isPainting) request();
  };
  const request = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const refresh = () => {
    isTopStale = true;
    request();
  };
  const repaint = () => {
    sheets.repaint();
    refresh();
  };
  const rest = (isByHand: boolean) => {
    isMoving = false;
    rested = view;
    request();
    onRest(view, size, isByHand);
  };
  const place = ({ k, x, y }: MapView) => {
    const wanted = zoomIdentity.translate(x, y).scale(k);
    behaviour.transform(surface, behaviour.constrain()(wanted, extent(), world));
  };
  const fly = (target: MapView, isByHand: boolean, lengthMs: number = flightMs) => {
    cancelAnimationFrame(flight);
    const from = view;
    const startedAt = performance.now();
    const step = (now: number) => {
      const part = still.matches ? 1 : easedPart(now - startedAt, lengthMs);
      place(part === 1 ? target : between(from, target, part, size));
      if (part < 1) flight = requestAnimationFrame(step);
      else rest(isByHand);
    };
    isMoving = true;
    if (still.matches) step(startedAt);
    else flight = requestAnimationFrame(step);
  };
  const resized = new ResizeObserver(() => {
    const next = { width: host.clientWidth, height: host.clientHeight };
    if (next.width === 0 || (next.width === size.width && next.height === size.height)) return;
    const middle = { x: view.x + (next.width - size.width) / 2, y: view.y + (next.height - size.height) / 2 };
    size = next;
    isTopStale = true;
    place({ ...view, ...middle });
    paint();
    rest(false);
  });
  const stopTheme = onThemeChange(() => {
    colours = readColours(host);
    repaint();
  });

  surface.call(behaviour);
  place(view);
  resized.observe(host);
  rest(false);

  return {
    view: () => view,
    size: () => size,
    refresh,
    repaint,
    moveTo: (target) => fly(target, false),
    panBy: (dx, dy) => fly({ ...view, x: view.x - dx, y: view.y - dy }, true),
    zoomBy: (factor) => fly(zoomedAt(view, factor, { x: size.width / 2, y: size.height / 2 }), true),
    destroy: () => {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(flight);
      surface.on('.zoom', null);
      resized.disconnect();
      stopTheme();
      paper.replaceChildren();
    },
  };
}
