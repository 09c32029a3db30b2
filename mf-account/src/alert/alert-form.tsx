import { type SyntheticEvent, useId } from 'react';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { RadioGroup } from 'shared-contracts/ui/choice-group.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { focusFirstIssue } from '../sign/focus-first-issue.ts';
import { texts as allTexts } from '../texts.ts';
import css from './alert.module.css';
import { type AlertIssues, alertValues, frequencies } from './alert-values.ts';
import { useSaveAlert } from './use-save-alert.ts';
import type { WatchedSearch } from './watched-search.ts';

const { alerts: texts } = allTexts;

interface AlertFormProps {
  readonly search: WatchedSearch;
  /** Name of the alert unless another one is typed. */
  readonly title: string;
  readonly onDone: () => void;
}

/** How often and for whom; visitors without a session give their address and their consent [B102]. */
export function AlertForm({ search, title, onDone }: AlertFormProps) {
  const session = useSession();
  const isMember = Boolean(session);
  const { issues, isSending, save } = useSaveAlert({ search, isMember, onDone });
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = alertValues(new FormData(form));
    focusFirstIssue(form, await save({ ...values, name: values.name || title }));
  };
  return (
    <ScriptForm className={css.form} onSubmit={submit}>
      <RadioGroup
        legend={texts.frequency}
        name="frequency"
        look="tiles"
        defaultValue="weekly"
        choices={frequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
      />
      {session ? <p>{texts.known(session.email)}</p> : <AnonymousFields issues={issues} />}
      <TextField
        name="name"
        label={texts.name}
        help={texts.nameHelp}
        mark="optional"
        placeholder={title}
        maxLength={80}
      />
      <Button type="submit" wide isLoading={isSending} disabled={session === undefined}>
        {isSending ? texts.saving : texts.save}
      </Button>
      <p className={css.quiet}>{texts.quiet}</p>
    </ScriptForm>
  );
}

function AnonymousFields({ issues }: { readonly issues: AlertIssues }) {
  const id = useId();
  return (
    <>
      <TextField name="email" type="email" label={texts.email} autoComplete="email" error={issues.email} />
      <CheckboxField
        id={`${id}-consent`}
        name="hasAgreed"
        error={issues.hasAgreed}
        label={
          <>
            {texts.consent}{' '}
            <a href={routes.habeasData.href()} target="_blank" rel="noopener">
              {texts.consentLink}
            </a>
            {'.'}
          </>
        }
      />
    </>
  );
}
