import { contactConsentLead, policyName } from 'shared-contracts/domain/consent-texts.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';
import type { ContactIssues } from './contact-values.ts';

interface ConsentFieldsProps {
  readonly id: string;
  readonly builderName: string;
  readonly issues: ContactIssues;
}

/** One consent for each purpose, none ticked beforehand [B102]. */
export function ConsentFields({ id, builderName, issues }: ConsentFieldsProps) {
  return (
    <div className={css.consents}>
      <CheckboxField
        id={`${id}-agree_terms`}
        name="agree_terms"
        value="S"
        required
        error={issues.agree_terms}
        label={
          <>
            {contactConsentLead(builderName)}{' '}
            <Anchor href={routes.habeasData.href()} target="_blank" rel="noopener">
              {policyName}
            </Anchor>
            {'.'}
          </>
        }
      />
      <CheckboxField name="news" value="S" label={texts.news} />
      <CheckboxField name="third_parties" value="S" label={texts.thirdParties} />
    </div>
  );
}
