import { contactConsentLead, policyName } from '@umbral/domain/contact/consent-texts.ts';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';

interface ConsentFieldsProps {
  readonly builderName: string;
  readonly form: FormFields;
}

/** One consent for each purpose, none ticked beforehand [B102]. */
export function ConsentFields({ builderName, form: { box } }: ConsentFieldsProps) {
  return (
    <div className={css.consents}>
      <ConsentField {...box('agree_terms')} required sentence={contactConsentLead(builderName)} policy={policyName} />
      <CheckboxField {...box('news')} value="S" label={texts.news} />
      <CheckboxField {...box('third_parties')} value="S" label={texts.thirdParties} />
    </div>
  );
}
