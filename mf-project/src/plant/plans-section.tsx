import type { ReactNode } from 'react';
import { formatArea } from 'shared-contracts/domain/format.ts';
import { Picture } from 'shared-contracts/ui/picture.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './plans-section.module.css';
import type { PlanDrawing, PlantData } from './plant-data.ts';
import { sectionIds } from './section-ids.ts';

/** The drawings with their numbered spaces, and the areas in a table. */
export function PlansSection({ plant }: { readonly plant: PlantData }) {
  return (
    <section id={sectionIds.plans} className={css.section}>
      <SectionHeading lead={texts.approximate}>{texts.plansTitle}</SectionHeading>
      {plant.plans.length === 0 && <Areas plant={plant} />}
      {plant.plans.map((plan, index) => (
        <Plan key={`${plan.floor}${plan.name}`} plan={plan}>
          {index === 0 && <Areas plant={plant} />}
        </Plan>
      ))}
    </section>
  );
}

interface PlanProps {
  readonly plan: PlanDrawing;
  /** Beside the drawing, under its spaces. */
  readonly children: ReactNode;
}

function Plan({ plan: { floor, name, image, spaces }, children }: PlanProps) {
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

function Areas({ plant: { type, measures } }: { readonly plant: PlantData }) {
  const rows = [
    [type === 'lot' ? texts.lotArea : texts.builtArea, measures.builtM2],
    [texts.privateArea, measures.privateM2],
    [texts.balconyArea, measures.balconyM2],
  ] as const;
  return (
    <table className={css.table}>
      <caption className={css.tableTitle}>{texts.areasCaption}</caption>
      <tbody>
        {rows.map(([label, area]) =>
          area === undefined ? null : (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatArea(area)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
