import { type SyntheticEvent, useId, useState } from 'react';
import { phoneCountries } from 'shared-contracts/domain/phone-countries.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { PasswordField } from 'shared-contracts/ui/password-field.tsx';
import { PhoneField } from 'shared-contracts/ui/phone-field.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import type { Registration } from '../model/credentials.ts';
import { texts } from '../texts.ts';
import { CaptchaField } from './captcha-field.tsx';
import { focusFirstIssue } from './focus-first-issue.ts';
import css from './sign-form.module.css';
import { TermsField } from './terms-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterDetailsProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onSignedIn: () => void;
}

const labels = texts.register;

/** The second step: who it is, a password, the captcha and the terms [B072, B074]. */
export function RegisterDetails({ email, onBack, onSignedIn }: RegisterDetailsProps) {
  const id = useId();
  const captcha = useCaptcha();
  const { token } = captcha.state;
  const [country, setCountry] = useState('CO');
  const { issues, failure, isSending, send } = useRegistration(onSignedIn, captcha.renew);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (token === undefined || isSending) return;
    const found = await send(read(form, email, country), token);
    if (found) focusFirstIssue(form, found);
  };
  const text = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField id={`${id}-${name}`} label={labels[name]} error={issues[name]} {...{ name, autoComplete }} />
  );
  const password = (name: 'password' | 'passwordConfirm', help?: string) => (
    <PasswordField
      id={`${id}-${name}`}
      label={labels[name]}
      error={issues[name]}
      autoComplete="new-password"
      {...{ name, help }}
    />
  );
  return (
    <ScriptForm className={css.form} onSubmit={submit}>
      <p className={css.step}>{labels.dataStep}</p>
      <p className={css.email}>
        {email}
        <button type="button" className={css.link} onClick={onBack}>
          {labels.back}
        </button>
      </p>
      <div className={css.pair}>
        {text('firstName', 'given-name')}
        {text('lastName', 'family-name')}
      </div>
      <PhoneField
        id={`${id}-phone`}
        name="phone"
        label={labels.phone}
        autoComplete="tel-national"
        countries={phoneCountries}
        country={country}
        onCountryChange={setCountry}
        error={issues.phone}
      />
      <div className={css.pair}>
        {password('password', labels.passwordHelp)}
        {password('passwordConfirm')}
      </div>
      <TermsField id={`${id}-terms`} error={issues.hasAgreed} />
      <CaptchaField captcha={captcha} />
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" wide isLoading={isSending} disabled={token === undefined}>
        {isSending ? labels.sending : labels.submit}
      </Button>
    </ScriptForm>
  );
}

function read(form: HTMLFormElement, email: string, phoneCountry: string): Registration {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  return {
    email,
    phoneCountry,
    firstName: value('firstName').trim(),
    lastName: value('lastName').trim(),
    phone: value('phone').trim(),
    password: value('password'),
    passwordConfirm: value('passwordConfirm'),
    hasAgreed: data.has('hasAgreed'),
  };
}
