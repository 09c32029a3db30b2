import type { MapColours } from './map-colours.ts';
import type { MapView, Size } from './map-view.ts';

/** What a layer needs to draw. The context is scaled to CSS pixels. */
export interface MapFrame {
  readonly context: CanvasRenderingContext2D;
  readonly view: MapView;
  readonly size: Size;
  /** How far the drawing reaches beyond the place of the map on each side. */
  readonly margin: Size;
  readonly colours: MapColours;
}

/** Draws a part of the map; layers are drawn one over the other. */
export type MapLayer = (frame: MapFrame) => void;

/** Draws a part of the map in steps, each short enough for one frame. */
export type SteppedLayer = (frame: MapFrame) => Iterator<undefined>;
