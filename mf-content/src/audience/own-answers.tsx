import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { audienceQuestions, isAudienceForm, knowledgeQuestions } from '../audience-form/audience-questions.ts';
import { SignInFirst } from '../audience-form/sign-in-first.tsx';
import { audienceTexts as texts } from '../texts/audience-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { AnswerRow, type Subject } from './answer-row.tsx';
import css from './audience.module.css';
import { EraseDialog, type Erased } from './erase-dialog.tsx';
import { useOwnAnswers } from './use-own-answers.ts';

const formSubjects = Object.keys(audienceQuestions)
  .filter(isAudienceForm)
  .map((about): Subject => ({ about, questions: audienceQuestions[about], ...texts.forms[about] }));
const knowledge: Subject = {
  about: 'knowledge',
  questions: knowledgeQuestions,
  title: texts.knowledgeTitle,
  lead: texts.knowledgeLead,
};

/** All the questions with what the signed-in person has answered; strangers see what would be asked. */
export function OwnAnswers() {
  const own = useOwnAnswers();
  const [erased, ask] = useState<Erased>();
  const hasAnswers = own.state === 'ready' && own.answers.size > 0;
  const row = (subject: Subject) => (
    <AnswerRow
      key={subject.about}
      subject={subject}
      canAnswer={own.state !== 'stranger' && own.state !== 'unknown'}
      answered={own.state === 'ready' ? own.answers.get(subject.about) : undefined}
      labelOf={own.state === 'ready' ? own.labelOf : undefined}
      onSaved={own.reload}
      onErase={() => ask({ about: subject.about, title: subject.title })}
    />
  );
  return (
    <>
      <noscript>
        <p>{sharedTexts.needsScript}</p>
      </noscript>
      {own.state === 'stranger' && <SignInFirst />}
      {own.state === 'failed' && <ErrorState text={texts.ownUnreadable} onRetry={own.reload} />}
      {own.state === 'unproven' && (
        <Notice
          tone="warning"
          action={
            <ButtonLink look="secondary" size="s" href={routes.editProfile.href()}>
              {texts.proveEmail}
            </ButtonLink>
          }
        >
          {texts.unproven}
        </Notice>
      )}
      <section aria-labelledby="audience-forms" className={css.part}>
        <SectionHeading id="audience-forms">{texts.formsTitle}</SectionHeading>
        <ul className={css.rows}>{[...formSubjects, knowledge].map(row)}</ul>
      </section>
      {hasAnswers && (
        <div>
          <Button look="danger" onClick={() => ask({ about: 'all', title: texts.eraseAll })}>
            {texts.eraseAll}
          </Button>
        </div>
      )}
      <EraseDialog erased={erased} onClose={() => ask(undefined)} onDone={own.reload} />
    </>
  );
}
