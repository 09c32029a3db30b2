import { isZoomed, panned, wholeView, type ZoomFrame, type ZoomView, zoomedAt } from './zoom-view.ts';

const step = 1.5;
const panPx = 80;
const pans: Partial<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: panPx, y: 0 },
  ArrowRight: { x: -panPx, y: 0 },
  ArrowUp: { x: 0, y: panPx },
  ArrowDown: { x: 0, y: -panPx },
};

/** What a key makes of the view: + and − zoom, 0 shows all; arrows move a picture that is larger than its stage. */
export function viewOfKey(key: string, view: ZoomView, frame: ZoomFrame): ZoomView | undefined {
  if (key === '+' || key === '=') return zoomedAt(view, step, { x: 0, y: 0 }, frame);
  if (key === '-') return zoomedAt(view, 1 / step, { x: 0, y: 0 }, frame);
  if (key === '0') return wholeView;
  const pan = pans[key];
  return pan && isZoomed(view) ? panned(view, pan, frame) : undefined;
}

/** Where a key leads among the slides. */
export function placeOfKey(key: string, index: number, last: number): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: last,
  };
  return targets[key];
}
