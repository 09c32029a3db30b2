import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import css from './contact-form.module.css';
import { ContactSent } from './contact-sent.tsx';
import type { ContactTarget } from './contact-target.ts';
import { prefill } from './prefill.ts';
import { ReachFields } from './reach-fields.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useCountries } from './use-countries.ts';

interface ContactFormProps {
  readonly target: ContactTarget;
  readonly onSent?: () => void;
}

/** The form with which a person writes to a builder: on the side of the plant page and in the dialog [B059-B066]. */
export function ContactForm({ target, onSent }: ContactFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const session = useSession();
  const isAlive = useIsAlive();
  const [isAwake, setAwake] = useState(false);
  const { countries, nameOf } = useCountries(isAwake);
  const { status, issues, failure, submit, forgive, restart } = useContactForm({ target, countryName: nameOf, onSent });
  useEffect(() => {
    if (form.current && session && status === 'idle') prefill(form.current, session);
  }, [session, status]);

  if (status === 'sent') return <ContactSent builderName={target.builderName} onRestart={restart} />;
  return (
    // Whatever happens it must not put personal data into an address, hence post.
    <ScriptForm
      ref={form}
      className={css.form}
      onSubmit={submit}
      onChange={forgive}
      onFocus={() => setAwake(true)}
      aria-label={texts.title}
    >
      <fieldset className={css.fields} disabled={status === 'sending'}>
        <TextField id={`${id}-name`} name="name" label={texts.name} autoComplete="name" error={issues.name} />
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          error={issues.email}
        />
        <ReachFields id={id} issues={issues} countries={countries} />
        {target.canSchedule && <AppointmentFields id={id} issues={issues} />}
        <CheckboxField name="prefersWhatsapp" label={texts.whatsapp} />
        <ConsentFields id={id} builderName={target.builderName} issues={issues} />
      </fieldset>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <noscript>
        <Notice>{texts.needsScript}</Notice>
      </noscript>
      <Button type="submit" size="l" wide disabled={!isAlive} isLoading={status === 'sending'}>
        {status === 'sending' ? texts.sending : texts.send}
      </Button>
    </ScriptForm>
  );
}

const noChange = () => () => undefined;

/** False in the server's HTML: before the page is alive a press on the button would send the form nowhere. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
