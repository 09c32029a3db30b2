import { textOf } from '@umbral/kit/form/form-data.ts';
import { hasIssues } from '@umbral/kit/form/issues.ts';
import { sent, wrong } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRef } from 'react';
import { profileTexts } from '../texts/profile-texts.ts';
import type { SavedProfile } from './profile-calls.ts';
import { changesOf, type ProfileValues, profileIssues, readProfile } from './profile-values.ts';
import { useTellProfile } from './use-tell-profile.ts';

interface TypedProfile {
  readonly values: ProfileValues;
  /** ISO code; no part of the profile, it only says how the number is read. */
  readonly dialCountry: string;
}

/** Saves what was changed since the last save, and can be changed and saved again. */
export function useProfileForm(first: ProfileValues): Form<SavedProfile | undefined> {
  const { call, toast } = useRemote();
  const tell = useTellProfile();
  const was = useRef(first);
  const form: Form<SavedProfile | undefined> = useForm<TypedProfile, SavedProfile | undefined>({
    read: (data) => ({ values: readProfile(data), dialCountry: textOf(data, 'phone_country') }),
    send: async ({ values, dialCountry }) => {
      // The numbering plans are heavy: they come with the first press.
      const { internationalNumber } = await import('@umbral/kit/form/person/phone-check.ts');
      const number = internationalNumber(values.phone, dialCountry);
      const issues = profileIssues(values, number !== undefined);
      if (hasIssues(issues)) return wrong(issues);
      const now = { ...values, phone: number ?? values.phone };
      const change = changesOf(was.current, now);
      if (Object.keys(change).length === 0) return sent(undefined);
      const { sendProfile } = await import('./profile-calls.ts');
      const outcome = await sendProfile(call, change);
      if (outcome.kind === 'sent') was.current = now;
      return outcome;
    },
    failed: profileTexts.failed,
    onSent: (saved) => {
      if (saved) tell(saved);
      else toast({ tone: 'info', text: profileTexts.unchanged });
      form.restart();
    },
  });
  return form;
}
