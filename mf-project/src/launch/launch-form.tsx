import { useEffect, useRef, useState } from 'react';
import { leadPath } from 'shared-contracts/api/lead-path.ts';
import { phoneCountries } from 'shared-contracts/domain/phone-countries.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { Button } from 'shared-contracts/ui/button.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { PhoneField } from 'shared-contracts/ui/phone-field.tsx';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { prefill } from '../contact/prefill.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { launchTexts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';
import css from './launch-form.module.css';
import { useLaunchForm } from './use-launch-form.ts';

const { form: texts } = launchTexts;

/** Fragment of the form: the page's opening leads to it. */
export const formId = 'contacto';

/** Who wants to know more of the launch: a real form, which the browser itself posts where there is no script [B070]. */
export function LaunchForm({ launch }: { readonly launch: LaunchData }) {
  const { id, href, title, strip, place, builder, homes, contact } = launch;
  const form = useRef<HTMLFormElement>(null);
  const session = useSession();
  const thanksHref = thanksHrefOf(href);
  const { issues, failure, isSending, submit } = useLaunchForm(thanksHref);
  const [country, setCountry] = useState<string>(defaultCountry);
  useEffect(() => {
    if (form.current && session) prefill(form.current, session);
  }, [session]);
  return (
    <section id={formId} className={css.sheet}>
      <form
        ref={form}
        method="post"
        action={`/api${leadPath}`}
        noValidate
        onSubmit={submit}
        className={css.form}
        aria-labelledby={`${formId}-title`}
      >
        <h2 id={`${formId}-title`} className={css.title}>
          {texts.title}
        </h2>
        <p className={css.lead}>{texts.lead(builder.name)}</p>
        <input type="hidden" name="form" value={`lanzamiento-${id}`} />
        <input type="hidden" name="redirect" value={thanksHref} />
        <input type="hidden" name="interest_city" value={place.city} />
        <input type="hidden" name="answers.proyecto" value={title} />
        <input type="hidden" name="answers.codigo" value={strip.code} />
        <input type="hidden" name="answers.constructora" value={builder.name} />
        <TextField name="name" label={texts.name} autoComplete="name" required error={issues.name} />
        <TextField name="email" type="email" label={texts.email} autoComplete="email" required error={issues.email} />
        <PhoneField
          name="phone"
          label={texts.phone}
          countries={phoneCountries}
          country={country}
          countryName="phone_country"
          onCountryChange={setCountry}
          required
          error={issues.phone}
        />
        <TextField
          name="home_city"
          label={texts.homeCity}
          autoComplete="address-level2"
          required
          error={issues.home_city}
        />
        {homes.length > 1 && (
          <SelectField
            name="answers.inmueble"
            label={texts.interest}
            mark="optional"
            placeholder={texts.choose}
            options={homes.map((home) => ({ value: home.title, label: home.title }))}
          />
        )}
        <Consent builderName={builder.name} error={issues.agree_terms} />
        {failure !== undefined && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        <Button type="submit" wide size="l" isLoading={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </form>
      <p className={css.or}>{texts.or}</p>
      <PhoneLinks plantId={homes[0]?.id} title={title} href={href} contact={contact} />
    </section>
  );
}

/** The thanks, which lead back to the launch that the address names. */
function thanksHrefOf(launchHref: string): string {
  return `${routes.launchThanks.href()}?lanzamiento=${launchHref.split('/').at(-1) ?? ''}`;
}

/** The consent that law 1581 of 2012 asks for; never ticked beforehand [B102]. */
function Consent({ builderName, error }: { readonly builderName: string; readonly error?: string }) {
  return (
    <CheckboxField
      name="agree_terms"
      value="S"
      required
      error={error}
      label={
        <>
          {texts.consent(builderName)}{' '}
          <Anchor href={routes.habeasData.href()} target="_blank" rel="noopener">
            {texts.policy}
          </Anchor>
          {'.'}
        </>
      }
    />
  );
}
