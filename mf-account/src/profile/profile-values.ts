import { isPersonName, validationMessages as messages, requiredIssue } from '@umbral/domain/fields/validation.ts';
import type { Preferences } from '@umbral/domain/people/profile.ts';
import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';
import { currencies } from '@umbral/domain/vocabulary/vocabulary.ts';
import { idsOf, textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';
import { profileTexts } from '../texts/profile-texts.ts';

/** What a profile says, by the names of the call. */
export interface ProfileValues {
  readonly first_name: string;
  readonly last_name: string;
  /** As it is typed; in international form where it comes from the backend. */
  readonly phone: string;
  readonly home_city: string | null;
  /** ISO code. */
  readonly home_country: string | null;
  readonly document: string | null;
  readonly preferences: Preferences;
}

/** What a save sends: whatever the form has not changed is not in it. */
export type ProfileChange = Partial<Omit<ProfileValues, 'preferences'>> & {
  readonly preferences?: Partial<Preferences>;
};

/** Reads the form's controls by name; an empty one that may be empty empties what was there. */
export function readProfile(data: FormData): ProfileValues {
  return {
    first_name: textOf(data, 'first_name'),
    last_name: textOf(data, 'last_name'),
    phone: textOf(data, 'phone'),
    home_city: textOf(data, 'home_city') || null,
    home_country: textOf(data, 'home_country') || null,
    document: textOf(data, 'document') || null,
    preferences: {
      currency: currencyOf(textOf(data, 'currency')),
      ids_interest_price: idsOf(data, 'ids_interest_price').toSorted(byNumber),
      ids_interest_city: idsOf(data, 'ids_interest_city').toSorted(byNumber),
    },
  };
}

const byNumber = (a: number, b: number) => a - b;
const currencyOf = (text: string): Currency => currencies.find((currency) => currency === text) ?? 'cop';

/** What stops a save [M001, M004, M005, M006]; whether the number is one of its country is told by `hasNumber`. */
export function profileIssues(values: ProfileValues, hasNumber: boolean): Issues {
  const { first_name: firstName, last_name: lastName, phone, document } = values;
  return foundIssues({
    first_name: requiredIssue(firstName, isPersonName, messages.name),
    last_name: requiredIssue(lastName, isPersonName, messages.lastName),
    phone: requiredIssue(phone, () => hasNumber, messages.phone),
    document: document !== null && !/^\d{5,15}$/.test(document) && profileTexts.documentWrong,
  });
}

/** What became different: only that is sent, so that a tab that lay open undoes nothing of another. */
export function changesOf({ preferences: wasPreferred, ...was }: ProfileValues, now: ProfileValues): ProfileChange {
  const { preferences, ...fields } = now;
  const changed = different(was, fields);
  const preferred = different(wasPreferred, preferences);
  return Object.keys(preferred).length > 0 ? { ...changed, preferences: preferred } : changed;
}

function different<Fields extends object>(was: Fields, now: Fields): Partial<Fields> {
  const before = new Map(Object.entries(was));
  const entries = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}
