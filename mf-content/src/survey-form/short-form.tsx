import { shortAnswerLimit } from '@umbral/domain/contact/short-answer-limit.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxGroup, RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { type FormFields, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { surveyTexts as texts } from '../texts/survey-texts.ts';
import { refusalToast } from '../ui/refusal-toast.ts';
import css from './portal-form.module.css';
import { ShortReply } from './short-reply.tsx';
import {
  questionName,
  readShort,
  type ShortQuestion,
  type ShortSurvey,
  type ShortValues,
  shortIssues,
} from './short-values.ts';

/** A short survey; once for each person or browser, works without script too. */
export function ShortForm({ survey: { slug, title, questions } }: { readonly survey: ShortSurvey }) {
  const { call, toast } = useRemote();
  const form = useForm<ShortValues, null>({
    read: (data) => readShort(questions, data),
    check: (values) => shortIssues(questions, values),
    send: async (values) => (await import('./short-calls.ts')).sendShort(call, slug, values),
    failed: texts.shortFailed,
    onSent: () => toast({ tone: 'success', text: texts.shortSent }),
    onRefused: (refusal) => toast(refusalToast(refusal, 'error')),
  });
  if (form.state.status === 'sent') return <ShortReply />;
  return (
    <PostedForm path={`/surveys/open/${slug}`} {...form.props} className={css.form} aria-label={title}>
      <fieldset className={css.fields} disabled={form.isSending}>
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} form={form} />
        ))}
      </fieldset>
      <FailureNotice of={form.failure} />
      <Button type="submit" isLoading={form.isSending} className={css.send}>
        {form.isSending ? texts.sending : texts.shortSend}
      </Button>
    </PostedForm>
  );
}

interface QuestionFieldProps {
  readonly question: ShortQuestion;
  readonly form: FormFields;
}

function QuestionField({ question: { id, kind, question, isRequired, options }, form }: QuestionFieldProps) {
  const name = questionName(id);
  const mark = isRequired ? undefined : 'optional';
  if (kind === 'text') {
    return <TextareaField {...form.field(name)} label={question} mark={mark} rows={3} maxLength={shortAnswerLimit} />;
  }
  const group = { ...form.box(name), legend: question, mark, choices: options } as const;
  if (kind === 'several') return <CheckboxGroup {...group} />;
  return <RadioGroup {...group} look={kind === 'scale' ? 'tiles' : 'lines'} />;
}
