import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { ShortForm } from '../survey-form/short-form.tsx';
import { ShortReply } from '../survey-form/short-reply.tsx';
import { surveyTexts as texts } from '../texts/survey-texts.ts';
import css from './short-surveys.module.css';
import type { SurveyData } from './survey-data.ts';

type ShortSurveysProps = Pick<SurveyData, 'sent'> & { readonly surveys: SurveyData['short'] };

/** Short surveys that are open, each under its title. */
export function ShortSurveys({ surveys, sent }: ShortSurveysProps) {
  const { revalidate } = useRevalidator();
  if (surveys === null) return <ErrorState onRetry={() => void revalidate()} />;
  if (surveys.length === 0) return <EmptyState headingLevel={3} title={texts.shortEmpty} />;
  return (
    <div className={css.list}>
      {surveys.map((survey) => (
        <Accordion
          key={survey.slug}
          summary={
            <span className={css.summary}>
              <span>{survey.title}</span>
              <span className={css.facts}>
                {texts.questions(survey.questions.length)}
                {survey.closesOn !== null && ` · ${texts.closesOn(formatDate(survey.closesOn))}`}
              </span>
            </span>
          }
          isOpen={sent === survey.slug}
        >
          <div className={css.inside}>
            <p className={css.lead}>{survey.lead}</p>
            {sent === survey.slug ? <ShortReply /> : <ShortForm survey={survey} />}
          </div>
        </Accordion>
      ))}
    </div>
  );
}
