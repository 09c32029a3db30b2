import { phoneCountries } from '@umbral/domain/fields/phone-countries.ts';

const names = ['first_name', 'last_name'] as const;
/** An empty one of these empties what was there. */
const emptiable = ['home_city', 'home_country', 'document'] as const;
const secrets = ['current_password', 'password', 'password_confirm'] as const;
const lists = ['ids_interest_price', 'ids_interest_city'] as const;

type Fields = Record<string, unknown>;

/**
 * A profile that a browser posted without script, as the call's body. Its hidden field `was` holds the values that the
 * form was drawn with: what still equals them is left out, so that a form that lay open undoes nothing.
 */
export function bodyOfProfileForm(text: string): Fields {
  const form = new URLSearchParams(text);
  const was = readFields(form.get('was') ?? '{}');
  const { preferences: wasPreferred, ...wasFields } = was;
  const fields = withoutUnchanged(fieldsOf(form), wasFields);
  const preferences = withoutUnchanged(preferencesOf(form), isFields(wasPreferred) ? wasPreferred : {});
  return Object.keys(preferences).length > 0 ? { ...fields, preferences } : fields;
}

function fieldsOf(form: URLSearchParams): Fields {
  const given = (name: string) => form.get(name)?.trim() ?? '';
  return {
    ...Object.fromEntries(names.filter((name) => form.has(name)).map((name) => [name, given(name)])),
    ...(form.has('phone') ? { phone: dialled(given('phone'), given('phone_country')) } : {}),
    ...Object.fromEntries(emptiable.filter((name) => form.has(name)).map((name) => [name, given(name) || null])),
    ...Object.fromEntries(secrets.filter((name) => form.get(name)).map((name) => [name, form.get(name)])),
  };
}

function preferencesOf(form: URLSearchParams): Fields {
  if (!form.has('currency')) return {};
  // Boxes that are not ticked are not sent: the currency says that the group was on the page.
  const ids = lists.map((name) => [name, form.getAll(name).map(Number)] as const);
  return { currency: form.get('currency'), ...Object.fromEntries(ids) };
}

/** A national number gets the prefix of its country; an international one has its own. */
function dialled(phone: string, country: string): string {
  const prefix = phoneCountries.find(({ code }) => code === country)?.dialCode;
  return phone === '' || phone.startsWith('+') || prefix === undefined ? phone : `${prefix} ${phone}`;
}

function withoutUnchanged(fields: Fields, was: Fields): Fields {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(was[name]);
  return Object.fromEntries(Object.entries(fields).filter(isChanged));
}

function readFields(text: string): Fields {
  try {
    const fields: unknown = JSON.parse(text);
    return isFields(fields) ? fields : {};
  } catch {
    return {};
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
