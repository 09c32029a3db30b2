import { useId } from 'react';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import type { PhoneCountry } from 'shared-contracts/ui/phone-field.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import type { Draft } from '../kept-forms/form-draft.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { ConsentFields } from './consent-fields.tsx';
import type { ContactTarget } from './contact-target.ts';
import type { ContactIssues } from './contact-values.ts';
import { FurtherFields } from './further-fields.tsx';
import { ReachFields } from './reach-fields.tsx';

interface ContactFieldsProps {
  readonly target: ContactTarget;
  readonly issues: ContactIssues;
  readonly countries: readonly PhoneCountry[];
  readonly draft?: Draft;
}

/** Everything that a person can write or tick. */
export function ContactFields({ target, issues, countries, draft = {} }: ContactFieldsProps) {
  const id = useId();
  return (
    <>
      <TextField
        id={`${id}-name`}
        name="name"
        label={texts.name}
        autoComplete="name"
        required
        defaultValue={draft.name}
        error={issues.name}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        required
        defaultValue={draft.email}
        error={issues.email}
      />
      <ReachFields {...{ id, issues, countries, draft }} />
      <FurtherFields {...{ id, issues, target, draft }} />
      <CheckboxField
        name="whatsapp"
        value="1"
        label={texts.whatsapp}
        help={texts.whatsappHelp}
        defaultChecked={draft.whatsapp === '1'}
      />
      <ConsentFields id={id} builderName={target.builderName} issues={issues} />
    </>
  );
}
