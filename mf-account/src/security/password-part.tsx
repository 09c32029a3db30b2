import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { securityTexts } from '../texts/security-texts.ts';
import css from './security.module.css';
import { usePasswordForm } from './use-password-form.ts';

const texts = securityTexts.password;
const path = '/users/profile/save';

interface PasswordPartProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Changes the password, or says how to get the first one. */
export function PasswordPart({ email, hasPassword }: PasswordPartProps) {
  return (
    <section aria-labelledby="security-password" className={css.part}>
      <SectionHeading id="security-password">{texts.title}</SectionHeading>
      {hasPassword ? <PasswordForm email={email} /> : <NoPassword />}
    </section>
  );
}

function NoPassword() {
  return (
    <Notice
      action={
        <ButtonLink look="secondary" size="s" href={routes.accountRecovery.href()}>
          {texts.create}
        </ButtonLink>
      }
    >
      {texts.none}
    </Notice>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const { props, field, failure, isBusy } = usePasswordForm();
  return (
    <PostedForm path={path} {...props} className={css.form}>
      {/* Managers of passwords look for the account that one belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current_password')} label={texts.current} autoComplete="current-password" required />
      <PasswordField
        {...field('password')}
        label={texts.next}
        help={texts.help}
        autoComplete="new-password"
        minLength={8}
        required
      />
      <PasswordField {...field('password_confirm')} label={texts.confirm} autoComplete="new-password" required />
      <p className={css.quiet}>{texts.ends}</p>
      <FailureNotice of={failure} />
      <div>
        <Button type="submit" isLoading={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </PostedForm>
  );
}
