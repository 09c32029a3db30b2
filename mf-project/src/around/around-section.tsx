import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import type { AroundData } from '../model/around-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { placeIcons } from '../project/place-icons.ts';
import { aroundTexts as texts } from '../texts/around-texts.ts';
import css from './around.module.css';
import { OwnWays } from './own-ways.tsx';
import { MinuteCells, WaysTable } from './ways-table.tsx';

interface AroundSectionProps {
  readonly around: AroundData;
  readonly plantId: number;
}

/** Minutes on foot and by bicycle to what lies around a home, and by transit too to a visitor's own places. */
export function AroundSection({ around, plantId }: AroundSectionProps) {
  return (
    <section id={sectionIds.around} className={css.section}>
      <SectionHeading>{texts.title}</SectionHeading>
      {around.rows.length > 0 && (
        <WaysTable caption={texts.caption}>
          {around.rows.map(({ name, kind, category, minutes }) => (
            <tr key={`${category}${name}`}>
              <th scope="row">
                <span className={css.place}>
                  <Icon of={placeIcons[category]} className={css.icon} />
                  <span>
                    {name}
                    <small className={css.kind}>{kind}</small>
                  </span>
                </span>
              </th>
              <MinuteCells minutes={minutes} />
            </tr>
          ))}
        </WaysTable>
      )}
      {around.point !== undefined && <OwnWays plantId={plantId} point={around.point} />}
      <p className={css.note}>{texts.note}</p>
    </section>
  );
}
