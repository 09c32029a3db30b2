import type { ReactNode } from 'react';
import { formatArea } from 'shared-contracts/domain/format.ts';
import { Picture } from 'shared-contracts/ui/picture.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './plan-drawing.module.css';
import type { PlanDrawing } from './project-data.ts';

interface PlanProps {
  readonly plan: PlanDrawing;
  /** Beside the drawing, under its spaces. */
  readonly children: ReactNode;
}

/** A drawing with its numbered spaces and their areas. */
export function Plan({ plan: { floor, name, image, spaces }, children }: PlanProps) {
  const { width, height } = image;
  return (
    <div className={css.plan}>
      <figure className={css.figure}>
        <div className={css.drawing}>
          <Picture
            image={{ ...image, alt: texts.planOf(name) }}
            ratio="natural"
            sizes="(min-width: 992px) 480px, 92vw"
          />
          <svg viewBox={`0 0 ${width} ${height}`} className={css.marks} aria-hidden>
            {spaces.map(({ name: space, x, y }, index) => (
              <g key={space} transform={`translate(${x * width} ${y * height}) scale(${width / 480})`}>
                <circle r="13" className={css.mark} />
                <text className={css.number} textAnchor="middle" dominantBaseline="central">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <figcaption className={css.caption}>
          {floor} · {name}
        </figcaption>
      </figure>
      <div className={css.tables}>
        {spaces.length > 0 && <Spaces floor={floor} spaces={spaces} />}
        {children}
      </div>
    </div>
  );
}

function Spaces({ floor, spaces }: Pick<PlanDrawing, 'floor' | 'spaces'>) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{texts.spacesCaption(floor)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.space}</th>
          <th scope="col">{texts.area}</th>
        </tr>
      </thead>
      <tbody>
        {spaces.map(({ name, areaM2 }, index) => (
          <tr key={name}>
            <th scope="row">
              <span className={css.key}>{index + 1}</span> {name}
            </th>
            <td>{areaM2 === undefined ? texts.none : formatArea(areaM2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
