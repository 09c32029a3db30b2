import type { PhoneCountry } from '@umbral/kit/fields/phone-field.tsx';
import type { Draft } from '@umbral/kit/form/draft/form-draft.ts';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import type { FormPlan } from '@umbral/kit/form/form-plan.ts';
import { useCountries } from '@umbral/kit/form/person/use-countries.ts';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useState } from 'react';
import type { PersonValues } from './fair-values.ts';

interface PersonForm<Sent> {
  readonly form: Form<Sent>;
  readonly countries: readonly PhoneCountry[];
  /** Changes when another draft comes back: the fields begin anew with it. */
  readonly fieldsKey: string;
  /** The rest of the countries comes with the first touch. */
  readonly onFocus: () => void;
}

/**
 * A form of a fair with its draft and countries. It begins with what was typed before, else with who came from the step
 * before, else with who is signed in [B066].
 */
export function usePersonForm<Values extends PersonValues, Sent>(
  formId: string,
  plan: Omit<FormPlan<Values, Sent>, 'draft'>,
  carried?: Draft,
): PersonForm<Sent> {
  const [isAwake, setAwake] = useState(false);
  const draft = useFormDraft(formId);
  const values = draft.values ?? carried;
  const { countries } = useCountries(isAwake, values);
  const form = useForm({ ...plan, draft: { ...draft, ...(values ? { values } : {}) } });
  const fieldsKey = draft.values ? 'draft' : 'new';
  usePrefill(form.props.ref, `${form.state.status}${fieldsKey}`);
  return { form, countries, fieldsKey, onFocus: () => setAwake(true) };
}
