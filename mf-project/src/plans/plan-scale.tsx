import type { PlanDrawing } from '../model/project-data.ts';
import { planTexts as texts } from '../texts/plan-texts.ts';
import css from './plan-drawing.module.css';
import { rulerMetres } from './space-box.ts';

/** As wide as its drawing, so that its metres are those of the drawing. */
const drawn = 480;

/** The ruler under a drawing. */
export function PlanScale({ widthM }: { readonly widthM: NonNullable<PlanDrawing['widthM']> }) {
  const metres = rulerMetres(widthM);
  const label = texts.metres(String(metres));
  const length = (metres / widthM) * drawn;
  return (
    <svg viewBox={`0 0 ${drawn} 20`} className={css.scale} role="img" aria-label={texts.scale(label)}>
      <path d={`M1 10H${1 + length}M1 5V15M${1 + length} 5V15M${1 + length / 2} 7V13`} className={css.cota} />
      <text x={length + 10} y="10" dominantBaseline="central" className={css.measure}>
        {label}
      </text>
    </svg>
  );
}
