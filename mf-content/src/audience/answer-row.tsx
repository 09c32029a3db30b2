import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { useState } from 'react';
import type { QuestionName } from '../audience-form/audience-questions.ts';
import { QuestionsForm } from '../audience-form/questions-form.tsx';
import { SignInFirst } from '../audience-form/sign-in-first.tsx';
import { useQuest } from '../audience-form/use-quest.ts';
import { audienceTexts as texts } from '../texts/audience-texts.ts';
import css from './audience.module.css';
import type { Answered } from './own-queries.ts';

/** What is asked about: one of the forms, or what somebody knows. */
export interface Subject {
  readonly about: AudienceForm | 'knowledge';
  readonly questions: readonly QuestionName[];
  readonly title: string;
  readonly lead: string;
}

interface AnswerRowProps {
  readonly subject: Subject;
  /** Somebody is signed in. */
  readonly canAnswer: boolean;
  readonly answered: Answered | undefined;
  readonly labelOf: ((question: QuestionName, value: string) => string) | undefined;
  readonly onSaved: () => void;
  readonly onErase: () => void;
}

/** One of the forms with what was answered, and the ways to answer, change and erase it. */
export function AnswerRow({ subject, canAnswer, answered, labelOf, onSaved, onErase }: AnswerRowProps) {
  const { about, questions, title, lead } = subject;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const quest = useQuest(about, isOpen && canAnswer);
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  const finish = () => {
    quest.finish();
    close();
    onSaved();
  };
  return (
    <li id={about} className={css.row}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.lead}>{lead}</p>
      <p className={css.state}>{answered ? texts.answeredOn(answered.at) : texts.unanswered}</p>
      {answered && !isOpen && (
        <dl className={css.answers}>
          {questions.map((name) => (
            <div key={name}>
              <dt>{texts.questions[name]}</dt>
              <dd>{labelOf?.(name, answered.fields[name] ?? '')}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen ? (
        <FormReply>
          {canAnswer ? (
            <QuestionsForm
              about={about}
              questions={questions}
              answers={answered?.fields}
              onChanged={quest.begin}
              onSent={finish}
              onClose={close}
            />
          ) : (
            <SignInFirst />
          )}
        </FormReply>
      ) : (
        <FormReply className={css.actions} isNew={wasOpen}>
          <Button
            look="secondary"
            onClick={() => setOpen(true)}
            aria-label={`${answered ? texts.change : texts.answer}: ${title}`}
          >
            {answered ? texts.change : texts.answer}
          </Button>
          {answered && (
            <Button look="ghost" onClick={onErase} aria-label={texts.eraseOf(title)}>
              {texts.erase}
            </Button>
          )}
        </FormReply>
      )}
    </li>
  );
}
