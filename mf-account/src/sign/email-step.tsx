import { type SyntheticEvent, useId, useState } from 'react';
import { isEmail, isFilled, validationMessages } from 'shared-contracts/domain/validation.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { texts } from '../texts.ts';
import { focusFirstIssue } from './focus-first-issue.ts';
import css from './sign-form.module.css';

/** The first step: an address of the right form. Whether it has an account is told to nobody. */
export function EmailStep({ email, onNext }: { readonly email: string; readonly onNext: (email: string) => void }) {
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('email')).trim();
    if (isEmail(value)) return onNext(value);
    const issue = isFilled(value) ? validationMessages.registrationEmail : validationMessages.required;
    setError(issue);
    focusFirstIssue(event.currentTarget, { email: issue });
  };
  return (
    <ScriptForm className={css.form} onSubmit={submit}>
      <p className={css.step}>{texts.register.emailStep}</p>
      <TextField
        id={id}
        name="email"
        type="email"
        label={texts.login.email}
        autoComplete="email"
        defaultValue={email}
        error={error}
      />
      <Button type="submit" wide>
        {texts.register.next}
      </Button>
    </ScriptForm>
  );
}
