import { additionalCriterionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { ProjectWords } from '../model/project-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './description-section.module.css';

/** The builder's own words, and what the project stands for. */
export function DescriptionSection({ words }: { readonly words: ProjectWords }) {
  const { paragraphs, finishes, criteria, benefit, benefitTerms } = words;
  return (
    <section id={sectionIds.description}>
      <SectionHeading>{texts.descriptionTitle}</SectionHeading>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {finishes && (
          <p>
            <strong>{texts.finishes}:</strong> {finishes}
          </p>
        )}
        {benefit && (
          <p>
            <strong>{texts.benefit}:</strong> {benefit}. {benefitTerms}
          </p>
        )}
      </div>
      {criteria.length > 0 && (
        <ul className={css.criteria} aria-label={texts.criteria}>
          {criteria.map((criterion) => (
            <li key={criterion} className={css.criterion}>
              {additionalCriterionLabels[criterion]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
