import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { type FormFields, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { audienceTexts as texts } from '../texts/audience-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { refusalToast } from '../ui/refusal-toast.ts';
import css from './audience-card.module.css';
import type { AudienceChoice, QuestionName } from './audience-questions.ts';
import { type AudienceValues, audienceIssues, fieldName, readAudience } from './audience-values.ts';
import { useChoices } from './use-choices.ts';

/** From so many choices on they stand in a list. */
const listFrom = 5;

interface QuestionsFormProps {
  readonly about: AudienceForm | 'knowledge';
  readonly questions: readonly QuestionName[];
  /** What was answered before; absent where these are the first answers. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly onChanged: () => void;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The questions of a capture form with the consent; sent once, and changed by sending again [C133, C134]. */
export function QuestionsForm({ about, questions, answers, onChanged, onSent, onClose }: QuestionsFormProps) {
  const remote = useRemote();
  const { toast } = remote;
  const { choices, hasFailed, reload } = useChoices(questions);
  const form = useForm<AudienceValues, string>({
    read: (data) => readAudience(questions, data),
    check: audienceIssues,
    send: async (values) => (await import('./audience-calls.ts')).sendAnswers(remote, about, values, !answers),
    failed: texts.failed,
    onSent: (message = texts.sent) => {
      toast({ tone: 'success', text: message });
      onSent();
    },
    onRefused: (refusal) => toast(refusalToast(refusal, 'error')),
  });
  if (hasFailed) return <ErrorState text={texts.unreadable} onRetry={reload} />;
  if (!choices) return <Skeleton shape="control" count={questions.length} />;
  return (
    <ScriptForm {...form.props} className={css.form} onInputCapture={onChanged}>
      <fieldset className={css.fields} disabled={form.isBusy}>
        {questions.map((name) => (
          <Question
            key={name}
            name={name}
            choices={choices[name] ?? []}
            answer={String(answers?.[name] ?? '')}
            form={form}
          />
        ))}
        <ConsentField {...form.box('agree_terms')} sentence={sharedTexts.consent} policy={sharedTexts.policy} />
      </fieldset>
      <FailureNotice of={form.failure} />
      <div className={css.actions}>
        <Button type="submit" isLoading={form.isBusy}>
          {form.isBusy ? texts.sending : texts.send}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </ScriptForm>
  );
}

interface QuestionProps {
  readonly name: QuestionName;
  readonly choices: readonly AudienceChoice[];
  readonly answer: string;
  readonly form: FormFields;
}

function Question({ name, choices, answer, form }: QuestionProps) {
  const label = texts.questions[name];
  const box = form.box(fieldName(name));
  return choices.length < listFrom ? (
    <RadioGroup {...box} legend={label} look="tiles" choices={choices} defaultValue={answer} />
  ) : (
    <SelectField {...box} label={label} options={choices} placeholder={texts.choose} defaultValue={answer} />
  );
}
