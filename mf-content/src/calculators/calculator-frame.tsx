import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { Breadcrumbs, type Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { ReactNode } from 'react';
import type { FrequentQuestion } from '../model/structured-data.ts';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';
import slots from '../ui/slots.module.css';
import css from './calculator-frame.module.css';
import scripted from './scripted.module.css';
import { type CalculatorState, resultId } from './use-calculator.ts';

interface CalculatorFrameProps<Result> {
  readonly crumbs: readonly Crumb[];
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly questions: readonly FrequentQuestion[];
  };
  /** Address of the page, without a query. */
  readonly path: string;
  /** A query that shows what the calculator does. */
  readonly example: string;
  readonly state: CalculatorState<Result>;
  readonly fields: ReactNode;
  readonly children: (result: Result) => ReactNode;
  /** The result in a sentence, read aloud as it changes. */
  readonly summary: (result: Result) => string;
}

/** A calculator: its fields beside what comes out of them, then what people ask about it, and the other tools. */
export function CalculatorFrame<Result>({
  crumbs,
  words,
  path,
  example,
  state,
  fields,
  ...frame
}: CalculatorFrameProps<Result>) {
  const { environment } = useRemote();
  const { result, isWrong, form } = state;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading overline={texts.overline} lead={words.lead}>
        {words.title}
      </PageHeading>
      <div className={css.columns}>
        <form
          method="get"
          action={`${path}#${resultId}`}
          noValidate
          className={css.form}
          aria-label={texts.form}
          {...form}
        >
          {fields}
          <Button type="submit" size="l" className={css.submit}>
            {texts.calculate}
          </Button>
        </form>
        <section id={resultId} tabIndex={-1} className={css.result} aria-label={texts.result}>
          <p role="status" className="visually-hidden">
            {result === undefined ? '' : frame.summary(result)}
          </p>
          {result === undefined ? <Waiting isWrong={isWrong} example={`${path}?${example}`} /> : frame.children(result)}
          <p className={css.printed}>{texts.printed(`${environment.origin}${path}?${state.query}`)}</p>
        </section>
      </div>
      {result !== undefined && (
        <Fragment of="mf-content/audience-form" props={{ form: 'calculator' }} className={css.asked} />
      )}
      <Questions questions={words.questions} />
      <Fragment of="mf-content/tools" props={{ besides: path }} className={slots.tools} />
    </Container>
  );
}

function Waiting({ isWrong, example }: { readonly isWrong: boolean; readonly example: string }) {
  if (isWrong) return <Notice tone="warning">{texts.wrong}</Notice>;
  return (
    <div className={css.waiting}>
      <p className={scripted.only}>{texts.waiting}</p>
      <noscript>
        <p>{texts.waitingWithoutScript}</p>
      </noscript>
      <Anchor href={example} rel="nofollow">
        {texts.example}
      </Anchor>
    </div>
  );
}

function Questions({ questions }: { readonly questions: readonly FrequentQuestion[] }) {
  return (
    <section aria-labelledby="questions" data-print="no">
      <SectionHeading id="questions">{texts.questions}</SectionHeading>
      {questions.map(({ question, answer }) => (
        <Accordion key={question} summary={question}>
          <p className={css.answer}>{answer}</p>
        </Accordion>
      ))}
    </section>
  );
}
