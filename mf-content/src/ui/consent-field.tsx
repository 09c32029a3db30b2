import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { sharedTexts as texts } from '../texts/shared-texts.ts';

interface ConsentFieldProps {
  readonly id: string;
  readonly error?: string;
}

/** The consent that law 1581 of 2012 asks for; never ticked beforehand [B102]. */
export function ConsentField({ id, error }: ConsentFieldProps) {
  return (
    <CheckboxField
      id={id}
      name="consent"
      error={error}
      label={
        <>
          {texts.consent}{' '}
          <Anchor href={routes.habeasData.href()} target="_blank" rel="noopener">
            {texts.policy}
          </Anchor>
          {'.'}
        </>
      }
    />
  );
}
