import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import type { ContactIssues } from './contact-values.ts';

interface ConsentFieldsProps {
  readonly id: string;
  readonly builderName: string;
  readonly issues: ContactIssues;
}

/** One consent for each purpose, none ticked beforehand [B102]. */
export function ConsentFields({ id, builderName, issues }: ConsentFieldsProps) {
  return (
    <div>
      <CheckboxField
        id={`${id}-hasAgreed`}
        name="hasAgreed"
        error={issues.hasAgreed}
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
      <CheckboxField name="wantsNews" label={texts.news} />
    </div>
  );
}
