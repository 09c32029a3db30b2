import type { TourRoom } from '@umbral/domain/homes/tour.ts';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import css from './room-map.module.css';

interface RoomMapProps {
  readonly name: string;
  readonly plan: TourRoom['plan'];
  /** Degrees on the plan, clockwise from its top. */
  readonly looking: number;
}

/** The plan in small, with where one stands on it and where one looks. */
export function RoomMap({ name, plan, looking }: RoomMapProps) {
  const { src, width, height, x, y } = plan;
  const unit = width / 100;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.map} role="img" aria-label={texts.onPlan(name)}>
      <image href={src} width={width} height={height} className={src.endsWith('.svg') ? css.drawing : undefined} />
      <g transform={`translate(${x * width} ${y * height}) scale(${unit}) rotate(${looking})`}>
        <path d="M0 0-11-20A23 23 0 0 1 11-20z" className={css.sight} />
        <circle r="5" className={css.spot} />
      </g>
    </svg>
  );
}
