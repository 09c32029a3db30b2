import { classNames } from '@umbral/kit/styles/class-names.ts';
import { metresLabel } from '../plans/metres-label.ts';
import type { Piece } from './fit.ts';
import css from './fit-stage.module.css';

interface PieceShapeProps {
  readonly piece: Piece;
  readonly doesFit: boolean;
  /** Metres to a point of the drawing on a usual screen. */
  readonly unit: number;
}

/** Furniture seen from above with its two sides as dimension lines. */
export function PieceShape({ piece: { x, y, width, depth }, doesFit, unit }: PieceShapeProps) {
  const tick = 4 * unit;
  const off = 8 * unit;
  const left = -width / 2;
  const top = -depth / 2;
  return (
    <g transform={`translate(${x} ${y})`} className={classNames(css.piece, !doesFit && css.refused)}>
      <rect x={left} y={top} width={width} height={depth} rx={3 * unit} className={css.body} />
      <path d={`M${left} ${top - off}h${width}m0 ${-tick}v${2 * tick}M${left} ${top - off - tick}v${2 * tick}`} />
      <path d={`M${left - off} ${top}v${depth}m${-tick} 0h${2 * tick}M${left - off - tick} ${top}h${2 * tick}`} />
      <Measure at={`translate(0 ${top - off - 5 * unit})`} unit={unit} metres={width} />
      <Measure at={`translate(${left - off - 5 * unit} 0) rotate(-90)`} unit={unit} metres={depth} />
    </g>
  );
}

interface MeasureProps {
  readonly at: string;
  readonly unit: number;
  readonly metres: number;
}

/** Letters are drawn large and made small: browsers do not draw letters of less than a point. */
function Measure({ at, unit, metres }: MeasureProps) {
  return (
    <text transform={`${at} scale(${unit})`} textAnchor="middle" className={css.measure}>
      {metresLabel(metres)}
    </text>
  );
}
