import {
  isEmail,
  isPersonName,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { idsOf, textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** What a subscriber has written and chosen, by the names of the call. */
export interface NewsletterValues {
  readonly email: string;
  readonly name: string;
  readonly ids_interest_price: number[];
  readonly ids_interest_city: number[];
  readonly agree_terms: boolean;
}

/** Reads the form's controls by name. */
export function readNewsletter(data: FormData): NewsletterValues {
  return {
    email: textOf(data, 'email'),
    name: textOf(data, 'name'),
    ids_interest_price: idsOf(data, 'ids_interest_price'),
    ids_interest_city: idsOf(data, 'ids_interest_city'),
    agree_terms: data.has('agree_terms'),
  };
}

/** What is wrong, by field: e-mail, valid name, one price range and one city at least [B067], the consent [B102]. */
export function newsletterIssues(values: NewsletterValues): Issues {
  return foundIssues({
    email: requiredIssue(values.email, isEmail, messages.email),
    name: requiredIssue(values.name, isPersonName, messages.name),
    ids_interest_price: values.ids_interest_price.length === 0 && messages.required,
    ids_interest_city: values.ids_interest_city.length === 0 && messages.required,
    agree_terms: !values.agree_terms && messages.terms,
  });
}
