import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import type { AroundData } from '../model/around-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { placeIcons } from '../project/place-icons.ts';
import { aroundTexts as texts } from '../texts/around-texts.ts';
import css from './around.module.css';

/** Minutes on foot, by bicycle and by transit to what lies around a home. */
export function AroundSection({ around }: { readonly around: AroundData }) {
  return (
    <section id={sectionIds.around} className={css.section}>
      <SectionHeading>{texts.title}</SectionHeading>
      <table className={css.table}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            {[texts.place, texts.walk, texts.cycle, texts.transit].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
      <p className={css.note}>{texts.note}</p>
    </section>
  );
}

/** One cell for each way of going. */
export function MinuteCells({ minutes }: { readonly minutes?: TravelMinutes }) {
  return [minutes?.walk, minutes?.cycle, minutes?.transit].map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
    <td key={index}>
      {typeof value === 'number' ? (
        texts.minutes(value)
      ) : (
        <>
          <span aria-hidden="true">{texts.unknown}</span>
          <span className="visually-hidden">{texts.unknownAloud}</span>
        </>
      )}
    </td>
  ));
}
