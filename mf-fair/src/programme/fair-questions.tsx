import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { texts } from '../texts.ts';
import css from './programme.module.css';
import type { ProgrammeData } from './programme-data.ts';

/** What people ask about the fair. */
export function FairQuestions({ questions }: Pick<ProgrammeData, 'questions'>) {
  return (
    <section aria-labelledby="preguntas" className={css.section}>
      <SectionHeading id="preguntas">{texts.questions.title}</SectionHeading>
      <div className={css.questions}>
        {questions.map(({ question, answer }) => (
          <Accordion key={question} summary={question} group="preguntas">
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
