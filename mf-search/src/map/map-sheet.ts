import type { MapColours } from './map-colours.ts';
import type { MapFrame } from './map-frame.ts';
import type { MapView, Size } from './map-view.ts';

/** A painted canvas that is moved, and scaled, as a whole. */
export interface Sheet {
  /** Makes it ready to be painted for a view; nothing where the browser has no canvas left. */
  readonly begin: (view: MapView, size: Size, colours: MapColours) => MapFrame | undefined;
  /** Moves what was painted to where it stands in a view. */
  readonly show: (view: MapView) => void;
  readonly hide: () => void;
  /** The view it was painted for. */
  readonly painted: () => MapView | undefined;
  /** Whether a view of the same size shows nothing beyond its edges. */
  readonly covers: (view: MapView) => boolean;
}

/** Puts a sheet on the map, which reaches by a share of the map's place beyond each of its sides. */
export function createSheet(paper: HTMLElement, share: number, isOpaque: boolean): Sheet {
  const canvas = document.createElement('canvas');
  canvas.hidden = true;
  paper.append(canvas);
  const context = canvas.getContext('2d', { alpha: !isOpaque });
  let size: Size = { width: 0, height: 0 };
  let margin: Size = size;
  let density = 1;
  let painted: MapView | undefined;

  const placeIn = (view: MapView) => {
    const scale = painted ? view.k / painted.k : 1;
    const at = (offset: number, before: number, room: number) => {
      const exact = offset - scale * (before + room);
      // Whole pixels stay sharp.
      return scale === 1 ? Math.round(exact * density) / density : exact;
    };
    return { scale, x: at(view.x, painted?.x ?? 0, margin.width), y: at(view.y, painted?.y ?? 0, margin.height) };
  };
  return {
    begin: (view, place, colours) => {
      if (!context) return undefined;
      margin = { width: Math.round(place.width * share), height: Math.round(place.height * share) };
      size = { width: place.width + 2 * margin.width, height: place.height + 2 * margin.height };
      density = Math.min(2, window.devicePixelRatio || 1);
      const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      canvas.style.setProperty('width', `${size.width}px`);
      canvas.style.setProperty('height', `${size.height}px`);
      context.setTransform(density, 0, 0, density, 0, 0);
      if (!isOpaque) context.clearRect(0, 0, size.width, size.height);
      painted = view;
      return {
        context,
        view: { k: view.k, x: view.x + margin.width, y: view.y + margin.height },
        size,
        margin,
        colours,
      };
    },
    show: (view) => {
      const { scale, x, y } = placeIn(view);
      canvas.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
      canvas.hidden = false;
    },
    hide: () => {
      canvas.hidden = true;
    },
    painted: () => painted,
    covers: (view) => {
      const { scale, x, y } = placeIn(view);
      const [right, bottom] = [x + size.width * scale, y + size.height * scale];
      return x <= 0 && y <= 0 && right >= size.width - 2 * margin.width && bottom >= size.height - 2 * margin.height;
    },
  };
}
