import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import type { BuilderData } from './builder-data.ts';
import css from './builder-history.module.css';

/** How a builder came to be, beside what it is known for. */
export function BuilderHistory({ history, specialties }: Pick<BuilderData, 'history' | 'specialties'>) {
  return (
    <section aria-labelledby="historia">
      <SectionHeading id="historia">{texts.about}</SectionHeading>
      <div className={css.columns}>
        <div className={css.story}>
          {history.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {specialties.length > 0 && (
          <div>
            <h3 className={css.title}>{texts.specialties}</h3>
            <ul className={css.specialties}>
              {specialties.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
