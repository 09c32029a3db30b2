import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { surveyResultsTexts as texts } from '../texts/survey-results-texts.ts';
import { CountBars } from './count-bars.tsx';
import css from './survey-results.module.css';
import type { ShortResults } from './survey-results-queries.ts';

/** How often each choice of the short surveys was made [C404]. */
export function ShortPart({ surveys }: { readonly surveys: ShortResults }) {
  if (surveys.length === 0) return <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>;
  return (
    <div className={css.part}>
      {surveys.map(({ slug, title, is_open, replies, questions }, index) => (
        <Accordion
          key={slug}
          isOpen={index === 0}
          summary={
            <span className={css.summary}>
              <span>{title}</span>
              <span className={css.facts}>
                {is_open ? texts.isOpen : texts.isOver} · {texts.replies(replies)}
              </span>
            </span>
          }
        >
          <div className={css.shares}>
            {questions.map(({ id, kind, question, answered, options }) =>
              kind === 'text' ? (
                <section key={id} aria-label={question} className={css.part}>
                  <h2 className={css.heading}>{question}</h2>
                  <p className={css.facts}>
                    {texts.answered(answered)}. {texts.inWords}
                  </p>
                </section>
              ) : (
                <CountBars key={id} title={question} counts={options} answered={answered} />
              ),
            )}
          </div>
        </Accordion>
      ))}
    </div>
  );
}
