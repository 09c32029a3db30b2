import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef } from 'react';
import { ownAlertsTexts as texts } from '../texts/own-alerts-texts.ts';
import { type AlertEdit, frequencies, readAlertEdit } from './alert-edit-values.ts';
import css from './alerts.module.css';
import type { OwnAlert } from './alerts-queries.ts';

/** Name and frequency of an alert, folded away; without script the browser posts them. */
export function AlertEditPart({ alert }: { readonly alert: OwnAlert }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { props, field, box, failure, isBusy } = useAlertEdit(alert.id, () => {
    const { current } = fold;
    if (!current) return;
    current.open = false;
    current.querySelector('summary')?.focus();
  });
  return (
    <details ref={fold} className={css.fold}>
      <summary className={css.summary} aria-label={texts.editNamed(alert.name)}>
        {texts.edit}
      </summary>
      <PostedForm path="/users/alerts/change" {...props} className={css.form}>
        <input type="hidden" name="id" value={alert.id} />
        <TextField {...field('name')} label={texts.name} defaultValue={alert.name} maxLength={80} autoComplete="off" />
        <RadioGroup
          {...box('frequency')}
          legend={texts.frequency}
          look="tiles"
          defaultValue={alert.frequency}
          choices={frequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
        />
        <FailureNotice of={failure} />
        <div>
          <Button type="submit" isLoading={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </div>
      </PostedForm>
    </details>
  );
}

function useAlertEdit(id: number, onSaved: () => void): Form<string> {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const form: Form<string> = useForm<AlertEdit, string>({
    read: readAlertEdit,
    send: async (edit) => (await import('./own-alert-calls.ts')).editAlert(call, id, edit),
    failed: texts.failed,
    onSent: async (message = '') => {
      toast({ tone: 'success', text: message });
      form.restart();
      await revalidate();
      onSaved();
    },
  });
  return form;
}
