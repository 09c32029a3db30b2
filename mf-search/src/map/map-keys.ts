import type { KeyboardEvent } from 'react';
import type { MapEngine } from './map-engine.ts';
import type { SketchTools } from './use-sketch.ts';

const step = 96;

/** What the keys do while the map itself has the focus; the rest is left to the browser, as Escape is to a dialog around. */
export function mapKeys(
  event: KeyboardEvent<HTMLElement>,
  { engine, sketch, leave }: { engine: MapEngine | undefined; sketch?: SketchTools; leave?: () => void },
): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
  const drawing: Readonly<Record<string, (() => void) | undefined>> = {
    ' ': sketch?.setPoint,
    Enter: sketch?.finish,
    Backspace: sketch?.dropPoint,
    Escape: sketch?.cancel,
  };
  const moving: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowLeft: () => engine?.panBy(-step, 0),
    ArrowRight: () => engine?.panBy(step, 0),
    ArrowUp: () => engine?.panBy(0, -step),
    ArrowDown: () => engine?.panBy(0, step),
    '+': () => engine?.zoomBy(2),
    '=': () => engine?.zoomBy(2),
    '-': () => engine?.zoomBy(0.5),
    Escape: leave,
  };
  const act = (sketch?.sketch && drawing[event.key]) ?? moving[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
