import { additionalCriterionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from 'react';
import type { ProjectWords } from '../model/project-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './description-section.module.css';

/** The builder's own words, and what the project stands for. */
export function DescriptionSection({ words }: { readonly words: ProjectWords }) {
  const { paragraphs, terms, finishes, criteria, benefit, benefitTerms } = words;
  return (
    <section id={sectionIds.description}>
      <SectionHeading>{texts.descriptionTitle}</SectionHeading>
      <div className={css.text}>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph}>
            <Linked text={paragraph} terms={terms.filter(({ at }) => at === index)} />
          </p>
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

/** A paragraph with its words of the trade as links into the glossary. */
function Linked({ text, terms }: { readonly text: string; readonly terms: ProjectWords['terms'] }) {
  return (
    <>
      {terms.map(({ from, to, href }, index) => (
        <Fragment key={from}>
          {text.slice(terms[index - 1]?.to ?? 0, from)}
          <Anchor href={href}>{text.slice(from, to)}</Anchor>
        </Fragment>
      ))}
      {text.slice(terms.at(-1)?.to ?? 0)}
    </>
  );
}
