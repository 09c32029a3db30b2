import { z } from 'zod';
import { hasPhoneCharacters } from './phone.ts';
import * as rules from './validation.ts';
import { validationMessages as messages } from './validation.ts';

/** Fields of forms with their messages: the same rules that the browser's forms apply without zod. */
export const required = z.string(messages.required).trim().min(1, messages.required).max(200);

function field(isValid: (value: string) => boolean, message: string) {
  return required.refine(isValid, message);
}

export const name = field(rules.isPersonName, messages.name);
export const lastName = field(rules.isPersonName, messages.lastName);
export const leadName = field(rules.isLeadName, messages.name);

const lowercase = (value: string) => value.toLowerCase();
export const email = field(rules.isEmail, messages.email).transform(lowercase);
export const registrationEmail = field(rules.isEmail, messages.registrationEmail).transform(lowercase);
export const leadEmail = field(rules.isEmail, messages.leadEmail).transform(lowercase);

/** Characters only: whether the number is valid in its country needs a parser, see `phone.ts`. */
export const phone = field((value) => hasPhoneCharacters(value, 'IL') && value.length <= 25, messages.phone);

export const password = z
  .string(messages.required)
  .min(1, messages.required)
  .max(200)
  .refine(rules.isPassword, messages.password);

export const commentName = field(rules.isCommentName, messages.characters);
export const commentSubject = z.string().trim().max(200).refine(rules.isCommentSubject, messages.characters);
export const commentContent = z
  .string(messages.required)
  .trim()
  .min(1, messages.required)
  .max(5000)
  .transform(rules.plainPunctuation)
  .refine(rules.isCommentContent, messages.characters);

export const terms = z.literal(true, messages.terms);
