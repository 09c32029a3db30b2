import type { PlanDrawing, PlanSpace } from '../model/project-data.ts';
import { metresLabel } from './metres-label.ts';
import css from './plan-drawing.module.css';
import { boxOf, pointsOf } from './space-box.ts';

interface PlanMeasuresProps {
  readonly plan: PlanDrawing;
  readonly space: PlanSpace;
}

/** A space lit on its drawing, with a dimension line along its width and one along its length. */
export function PlanMeasures({ plan, space }: PlanMeasuresProps) {
  const box = boxOf(plan, space);
  if (!box) return null;
  const unit = pointsOf(plan);
  const { x, y, width, height } = box;
  const inset = 9 * unit;
  return (
    <svg viewBox={`0 0 ${plan.image.width} ${plan.image.height}`} className={css.overlay} aria-hidden>
      <rect {...box} className={css.lit} />
      <Dimension unit={unit} length={width} metres={space.widthM} transform={`translate(${x} ${y + height - inset})`} />
      <Dimension
        unit={unit}
        length={height}
        metres={space.depthM}
        transform={`translate(${x + width - inset} ${y}) rotate(90)`}
      />
    </svg>
  );
}

interface DimensionProps {
  readonly unit: number;
  readonly length: number;
  readonly metres?: number;
  readonly transform: string;
}

function Dimension({ unit, length, metres, transform }: DimensionProps) {
  const tick = 4 * unit;
  return (
    <g transform={transform}>
      <path d={`M0 0H${length}M0 ${-tick}V${tick}M${length} ${-tick}V${tick}`} className={css.cota} />
      <text
        transform={`translate(${length / 2} ${-5 * unit}) scale(${unit})`}
        textAnchor="middle"
        className={css.measure}
      >
        {metres === undefined ? '' : metresLabel(metres)}
      </text>
    </g>
  );
}
