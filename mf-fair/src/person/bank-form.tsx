import { fairConsentLeads, policyName } from '@umbral/domain/contact/consent-texts.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';
import { incomeShare } from '@umbral/domain/parameters/rates.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { thanksHref } from '../model/registration-address.ts';
import type { Option } from '../queries/combos-queries.ts';
import { registrationTexts as texts } from '../texts/registration-texts.ts';
import { AmountField } from './amount-field.tsx';
import { carriedPerson } from './carried-person.ts';
import { bankIssues, type FairValues, type PersonValues, readFairForm } from './fair-values.ts';
import { PersonFields, WhatsappField } from './person-fields.tsx';
import css from './person-form.module.css';
import { usePersonForm } from './use-person-form.ts';

interface BankFormProps {
  /** Slug of the fair. */
  readonly fair: string;
  readonly banks: readonly Option[];
}

const loadSending = () => import(/* webpackChunkName: "fair-sending" */ './fair-sending.ts');

/** What the banks of a fair want to know: both amounts, and a phone of the country of residence [C086, B084]. */
export function BankForm({ fair, banks }: BankFormProps) {
  const context = useRemote();
  const plan = {
    read: readFairForm,
    check: bankIssues,
    send: async (values: FairValues) => (await loadSending()).sendToBanks(context, values),
    failed: texts.failed,
    onSent: () => {
      context.toast({ tone: 'success', text: texts.sent });
      context.navigate(thanksHref(fair));
    },
  };
  const person = usePersonForm<FairValues, PersonValues>('fair-bank', plan, carriedPerson());
  const { form, countries, fieldsKey, onFocus } = person;
  const { field, box } = form;
  return (
    <PostedForm
      path={`/contactos/feria/${product}`}
      {...form.props}
      className={css.form}
      onFocus={onFocus}
      aria-label={texts.bank.form}
    >
      <input type="hidden" name="fair_name" value={fair} />
      <p className={css.note}>{texts.needed}</p>
      <fieldset key={fieldsKey} className={css.fields} disabled={form.isSending}>
        <PersonFields form={form} countries={countries} />
        <AmountField
          of={field('monthly_budget')}
          label={texts.bank.monthly}
          help={texts.bank.monthlyHelp(formatPercent(incomeShare.prudent), formatPercent(incomeShare.legal))}
        />
        <AmountField of={field('investment_budget')} label={texts.bank.investment} help={texts.bank.investmentHelp} />
        <SelectField
          {...field('stand')}
          mark="optional"
          placeholder={texts.any}
          label={texts.bankChoice}
          options={banks}
        />
        <WhatsappField form={form} />
        <ConsentField {...box('agree_terms')} required sentence={fairConsentLeads.bank} policy={policyName} />
      </fieldset>
      <FailureNotice of={form.failure} />
      <Button type="submit" size="l" wide isLoading={form.isBusy}>
        {form.isBusy ? texts.sending : texts.bank.send}
      </Button>
    </PostedForm>
  );
}
