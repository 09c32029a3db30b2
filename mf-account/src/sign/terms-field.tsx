import { routes } from 'shared-contracts/routes/table.ts';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { texts } from '../texts.ts';

const { register: labels } = texts;

/** Consent with its legal texts one click away, never ticked beforehand [B102]. */
export function TermsField({ id, error }: { readonly id: string; readonly error?: string }) {
  return (
    <CheckboxField
      id={id}
      name="hasAgreed"
      error={error}
      label={
        <>
          {labels.terms}{' '}
          <a href={routes.terms.href()} target="_blank" rel="noopener">
            {labels.termsLink}
          </a>{' '}
          {labels.andData}{' '}
          <a href={routes.habeasData.href()} target="_blank" rel="noopener">
            {labels.dataLink}
          </a>
          {'.'}
        </>
      }
    />
  );
}
