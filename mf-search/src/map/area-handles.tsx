import type { DrawnArea, MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './area-handles.module.css';
import type { MapEngine } from './map-engine.ts';
import { onScreen, toPlace, toWorld, worldAt } from './map-view.ts';
import type { PinBoard } from './pin-board.ts';

interface AreaHandlesProps {
  readonly area: DrawnArea;
  readonly pins: PinBoard;
  readonly engine: () => MapEngine | undefined;
  /** While a point moves: drawn, not searched yet. */
  readonly onPreview: (area: DrawnArea) => void;
  readonly onChange: (area: DrawnArea) => void;
}

/** The points of an area as handles: dragged, or moved by the arrow keys; Delete takes one away. */
export function AreaHandles({ area, pins, engine, onPreview, onChange }: AreaHandlesProps) {
  const [moved, setMoved] = useState<{ readonly index: number; readonly point: MapPoint }>();
  const points = moved ? area.points.with(moved.index, moved.point) : area.points;
  const preview = (index: number, point: MapPoint) => {
    setMoved({ index, point });
    onPreview({ ...area, points: area.points.with(index, point) });
  };
  const settle = () => {
    if (!moved) return;
    setMoved(undefined);
    onChange({ ...area, points });
  };
  return points.map((point, index) => (
    <Handle
      // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the outline
      key={index}
      label={texts.point(index + 1, points.length)}
      point={point}
      pins={pins}
      engine={engine}
      onMove={(to) => preview(index, to)}
      onSettle={settle}
      onRemove={() => area.points.length > 3 && onChange({ ...area, points: area.points.toSpliced(index, 1) })}
    />
  ));
}

interface HandleProps {
  readonly label: string;
  readonly point: MapPoint;
  readonly pins: PinBoard;
  readonly engine: () => MapEngine | undefined;
  readonly onMove: (to: MapPoint) => void;
  readonly onSettle: () => void;
  readonly onRemove: () => void;
}

const step = 8;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function Handle({ label, point, pins, engine, onMove, onSettle, onRemove }: HandleProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { lat, lng } = point;
  useEffect(() => (place.current ? pins.pin(place.current, toWorld({ lat, lng })) : undefined), [pins, lat, lng]);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const host = event.currentTarget.closest('[data-map]')?.getBoundingClientRect();
    const map = engine();
    if (!host || !map || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove(toPlace(worldAt(map.view(), { x: event.clientX - host.left, y: event.clientY - host.top })));
  };
  const press = (event: KeyboardEvent) => {
    const map = engine();
    const by = steps[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    if (!by || !map) return;
    event.preventDefault();
    event.stopPropagation();
    const at = onScreen(map.view(), toWorld(point));
    onMove(toPlace(worldAt(map.view(), { x: at.x + by[0], y: at.y + by[1] })));
  };
  return (
    <span ref={place} className={css.place}>
      <button
        type="button"
        data-handle
        className={css.handle}
        aria-label={label}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onPointerUp={onSettle}
        onKeyDown={press}
        onKeyUp={({ key }) => key in steps && onSettle()}
      />
    </span>
  );
}
