import { type RefObject, useImperativeHandle, useRef } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './map-scale.module.css';
import { centreOf, type MapView, type Size } from './map-view.ts';

export interface ScaleLine {
  readonly show: (view: MapView, size: Size) => void;
}

const equatorMetres = 40_075_016.7;
const longest = 120;
const metres = [1, 2, 5]
  .flatMap((one) => Array.from({ length: 7 }, (_, power) => one * 10 ** power))
  .toSorted((a, b) => a - b);

/** The scale as a dimension line: a hairline between two ticks, and how long it is outside. */
export function MapScale({ of }: { readonly of: RefObject<ScaleLine | null> }) {
  const line = useRef<HTMLDivElement>(null);
  const last = useRef('');
  useImperativeHandle(of, () => ({
    show: (view, size) => {
      const perPixel = (equatorMetres * Math.cos((centreOf(view, size).lat * Math.PI) / 180)) / view.k;
      const length = metres.findLast((one) => one / perPixel <= longest) ?? 1;
      const width = `${Math.round(length / perPixel)}px`;
      const text = length < 1000 ? texts.scale.m(length) : texts.scale.km(length / 1000);
      // Most frames of a drag leave it as it is.
      if (!line.current || last.current === width + text) return;
      last.current = width + text;
      line.current.style.setProperty('width', width);
      line.current.textContent = text;
    },
  }));
  return <div ref={line} className={css.scale} aria-hidden />;
}
