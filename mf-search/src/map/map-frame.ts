import type { MapColours } from './map-colours.ts';
import type { MapView, Size } from './map-view.ts';

/** What a layer needs to draw one frame. The context is scaled to CSS pixels. */
export interface MapFrame {
  readonly context: CanvasRenderingContext2D;
  readonly view: MapView;
  readonly size: Size;
  readonly colours: MapColours;
}

/** Draws a part of the map; layers are drawn one over the other. */
export type MapLayer = (frame: MapFrame) => void;
