import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { PlainVisitFields } from '@umbral/kit/form/visit/plain-visit-fields.tsx';
import type { AnsweredVisit } from './answered-visit.ts';
import css from './visit-answer.module.css';
import { visitDialogTexts as texts } from './visit-dialog-texts.ts';

interface PlainAnswersProps {
  readonly visit: AnsweredVisit;
  readonly takesVisits: boolean;
}

/** Another time and a no for a browser without script. */
export function PlainAnswers({ visit: { contactId, version }, takesVisits }: PlainAnswersProps) {
  const path = `/contactos/${contactId}/visita`;
  return (
    <details>
      <summary>{texts.withoutScript}</summary>
      {takesVisits && (
        <PostedForm path={path} className={css.form}>
          <input type="hidden" name="action" value="propose" />
          <input type="hidden" name="version" value={version} />
          <PlainVisitFields />
          <Button type="submit">{texts.proposing.act}</Button>
        </PostedForm>
      )}
      <PostedForm path={path} className={css.form}>
        <input type="hidden" name="action" value="cancel" />
        <input type="hidden" name="version" value={version} />
        <TextField name="reason" label={texts.cancelling.reason} minLength={3} maxLength={300} required />
        <Button type="submit" look="danger">
          {texts.cancelling.act}
        </Button>
      </PostedForm>
    </details>
  );
}
