import { hasPhoneCharacters } from 'shared-contracts/domain/phone.ts';
import { isEmail, isFilled, isLeadName, validationMessages as messages } from 'shared-contracts/domain/validation.ts';

/** Fields by the names of the call, so that the browser can post the form without script. */
export const leadFields = ['name', 'email', 'phone', 'home_city', 'agree_terms'] as const;
export type LeadField = (typeof leadFields)[number];
export type LeadIssues = Readonly<Partial<Record<LeadField, string>>>;

/** The trimmed text of a control. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What is wrong, by field; whether mail arrives and a number exists is the server's to say [B060, B070, B102]. */
export function leadIssues(data: FormData): LeadIssues {
  const issue = (name: LeadField, isValid: (text: string) => boolean, message: string) => {
    const text = textOf(data, name);
    if (!isFilled(text)) return { [name]: messages.required };
    return isValid(text) ? {} : { [name]: message };
  };
  return {
    ...issue('name', isLeadName, messages.name),
    ...issue('email', isEmail, messages.leadEmail),
    ...issue('phone', (phone) => hasPhoneCharacters(phone, textOf(data, 'phone_country')), messages.phone),
    ...issue('home_city', isFilled, messages.required),
    ...(data.has('agree_terms') ? {} : { agree_terms: messages.terms }),
  };
}
