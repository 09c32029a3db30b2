import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { centerOf, frameOf, type MapFrame, type Point, placeIn, pointAt } from './map-frame.ts';
import { placeTexts as texts } from './place-texts.ts';
import css from './places.module.css';

interface PointMapProps {
  readonly places: readonly { readonly id: number; readonly name: string; readonly coordinates: Point }[];
  readonly point: Point | undefined;
  readonly onPoint: (point: Point) => void;
}

/** Parts of the map that a key moves the point by. */
const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowUp: { x: 0, y: -0.01 },
  ArrowDown: { x: 0, y: 0.01 },
  ArrowLeft: { x: -0.01, y: 0 },
  ArrowRight: { x: 0.01, y: 0 },
};
const faster = 5;

/** A plain map of a zone: its neighbourhoods, and the point, which a click, a drag or the arrow keys set. */
export function PointMap({ places, point, onPoint }: PointMapProps) {
  const points = useMemo(() => places.map(({ coordinates }) => coordinates), [places]);
  // The map holds the point where it stood first, and rests while the point is moved.
  const [first] = useState(point);
  const frame = useMemo(() => frameOf(first ? [...points, first] : points), [points, first]);
  if (!frame) return null;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const from = placeIn(frame, point ?? centerOf(points) ?? { lat: 0, lng: 0 });
    const by = event.shiftKey ? faster : 1;
    onPoint(pointAt(frame, { x: from.x + step.x * by, y: from.y + step.y * by }));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint(pointAt(frame, { x: (event.clientX - left) / width, y: (event.clientY - top) / height }));
  };
  const said = point ? `${point.lat}, ${point.lng}` : texts.noPoint;
  return (
    <div>
      <button
        type="button"
        className={css.map}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
      >
        <span className="visually-hidden">{texts.map(said)}</span>
        <MapDrawing frame={frame} places={places} point={point} />
      </button>
      <p className={css.hint}>{texts.mapHelp}</p>
    </div>
  );
}

const size = 100;

function MapDrawing({ frame, places, point }: Pick<PointMapProps, 'places' | 'point'> & { readonly frame: MapFrame }) {
  const mark = point && placeIn(frame, point);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={css.drawing} aria-hidden>
      {[20, 40, 60, 80].map((line) => (
        <path key={line} d={`M0 ${line}H${size}M${line} 0V${size}`} className={css.grid} />
      ))}
      {places.map(({ id, name, coordinates }) => {
        const { x, y } = placeIn(frame, coordinates);
        return (
          <g key={id}>
            <circle cx={x * size} cy={y * size} r="0.9" className={css.place} />
            <text x={x * size} y={y * size - 2} textAnchor="middle" className={css.name}>
              {name}
            </text>
          </g>
        );
      })}
      {mark && (
        <path
          d="M0 0C-3 -4 -3.6 -5.4 -3.6 -7A3.6 3.6 0 1 1 3.6 -7C3.6 -5.4 3 -4 0 0Z"
          transform={`translate(${mark.x * size} ${mark.y * size})`}
          className={css.mark}
        />
      )}
    </svg>
  );
}
