import { isEmail, isPersonName, validationMessages as messages } from 'shared-contracts/domain/validation.ts';
import { foundIssues, idsOf, requiredIssue, textOf } from '../../model/form-values.ts';

export type NewsletterField = 'email' | 'name' | 'prices' | 'cities' | 'consent';

/** The control for each field of the call. */
export const newsletterFieldOfCall: Readonly<Record<string, NewsletterField>> = {
  email: 'email',
  name: 'name',
  ids_interest_price: 'prices',
  ids_interest_city: 'cities',
  agree_terms: 'consent',
};

/** What is wrong, by field: e-mail, valid name, one price range and one city at least [B067], the consent [B102]. */
export function newsletterIssues(data: FormData): Readonly<Partial<Record<NewsletterField, string>>> {
  const some = (name: NewsletterField) => (idsOf(data, name).length > 0 ? undefined : messages.required);
  return foundIssues<NewsletterField>({
    email: requiredIssue(textOf(data, 'email'), isEmail, messages.email),
    name: requiredIssue(textOf(data, 'name'), isPersonName, messages.name),
    prices: some('prices'),
    cities: some('cities'),
    consent: data.has('consent') ? undefined : messages.terms,
  });
}
