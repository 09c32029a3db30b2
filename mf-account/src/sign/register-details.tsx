import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { NameField, PersonPhoneField } from '@umbral/kit/form/person/person-fields.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { type SyntheticEvent, useState } from 'react';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import css from './sign-form.module.css';
import { TermsField } from './terms-field.tsx';
import { useRegistration } from './use-registration.ts';

interface RegisterDetailsProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onSignedIn: () => void;
}

const labels = registrationTexts;

/** The second step: who it is, a password, the captcha and the terms [B072, B074]. */
export function RegisterDetails({ email, onBack, onSignedIn }: RegisterDetailsProps) {
  const captcha = useCaptcha();
  const { token: proof = '' } = captcha.state;
  const [country, setCountry] = useState<string>(defaultCountry);
  const { props, field, box, failure, isBusy } = useRegistration({
    email,
    proof,
    onSpent: captcha.renew,
    onSignedIn,
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) =>
    proof === '' ? event.preventDefault() : props.onSubmit(event);
  return (
    <ScriptForm {...props} className={css.form} onSubmit={submit}>
      <p className={css.step}>{labels.dataStep}</p>
      <p className={css.email}>
        {email}
        <button type="button" className={css.link} onClick={onBack}>
          {labels.back}
        </button>
      </p>
      <div className={css.pair}>
        <NameField part="given" {...field('first_name')} />
        <NameField part="family" {...field('last_name')} />
      </div>
      <PersonPhoneField {...field('phone')} country={country} onCountryChange={setCountry} />
      <div className={css.pair}>
        <PasswordField
          {...field('password')}
          label={labels.password}
          help={labels.passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField {...field('password_confirm')} label={labels.passwordConfirm} autoComplete="new-password" />
      </div>
      <TermsField of={box('agree_terms')} />
      <CaptchaField captcha={captcha} />
      <FailureNotice of={failure} />
      <Button type="submit" wide isLoading={isBusy} disabled={proof === ''}>
        {isBusy ? labels.sending : labels.submit}
      </Button>
    </ScriptForm>
  );
}
