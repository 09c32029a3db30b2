import { fairConsentLeads, policyName } from '@umbral/domain/contact/consent-texts.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { thanksHref } from '../model/registration-address.ts';
import type { Combos, Option } from '../queries/combos-queries.ts';
import { registrationTexts as texts } from '../texts/registration-texts.ts';
import { carryPerson } from './carried-person.ts';
import { type FairValues, type PersonValues, personIssues, readFairForm } from './fair-values.ts';
import { PersonFields, WhatsappField } from './person-fields.tsx';
import css from './person-form.module.css';
import { useCombos } from './use-combos.ts';
import { usePersonForm } from './use-person-form.ts';
import { WishFields } from './wish-fields.tsx';

interface RegistrationFormProps {
  /** Slug of the fair. */
  readonly fair: string;
  readonly combos: Combos | null;
  readonly stands: readonly Option[];
  readonly stand?: string;
}

const loadSending = () => import(/* webpackChunkName: "fair-sending" */ './fair-sending.ts');

/** The registration at a fair; the browser posts it where there is no script [R021, C085, B058]. */
export function RegistrationForm({ fair, combos: given, stands, stand }: RegistrationFormProps) {
  const context = useRemote();
  const combos = useCombos(fair, given);
  const { form, countries, fieldsKey, onFocus } = usePersonForm<FairValues, PersonValues>('fair-registration', {
    read: readFairForm,
    check: personIssues,
    send: async (values) => (await loadSending()).sendRegistration(context, values),
    failed: texts.failed,
    onSent: (person) => {
      if (person) carryPerson(person);
      context.toast({ tone: 'success', text: texts.sent });
      context.navigate(thanksHref(fair));
    },
  });
  return (
    <PostedForm
      path="/contactos/feria"
      {...form.props}
      className={css.form}
      onFocus={onFocus}
      aria-label={texts.visitor.form}
    >
      <input type="hidden" name="fair_name" value={fair} />
      <p className={css.note}>{texts.needed}</p>
      <fieldset key={fieldsKey} className={css.fields} disabled={form.isSending}>
        <PersonFields form={form} countries={countries} />
        <WishFields form={form} combos={combos} stands={stands} stand={stand} />
        <WhatsappField form={form} />
        <ConsentField {...form.box('agree_terms')} required sentence={fairConsentLeads.fair} policy={policyName} />
      </fieldset>
      <FailureNotice of={form.failure} />
      <Button type="submit" size="l" wide isLoading={form.isBusy}>
        {form.isBusy ? texts.sending : texts.visitor.send}
      </Button>
    </PostedForm>
  );
}
