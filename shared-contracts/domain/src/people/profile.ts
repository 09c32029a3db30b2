import { z } from 'zod';
import { lastName, name, password, phone } from '../fields/fields.ts';
import { validationMessages } from '../fields/validation.ts';
import { id } from '../vocabulary/identifier.ts';
import { currencies } from '../vocabulary/vocabulary.ts';

/** What a person would like to see: the portal's currency, and the prices and cities of the newsletter's form. */
export const preferences = z.strictObject({
  currency: z.enum(currencies).default('cop'),
  ids_interest_price: z.array(id).max(50).default([]),
  ids_interest_city: z.array(id).max(50).default([]),
});
export type Preferences = z.output<typeof preferences>;

/** What a person changes of them: what is absent stays. */
const preferencesChange = z.strictObject({
  currency: z.enum(currencies).optional(),
  ids_interest_price: z.array(id).max(50).optional(),
  ids_interest_city: z.array(id).max(50).optional(),
});
export type PreferencesChange = z.output<typeof preferencesChange>;

const documentMessage = 'El documento debe tener entre 5 y 15 dígitos';

/** Identification: digits, at least five. */
export const documentNumber = z
  .string(documentMessage)
  .trim()
  .regex(/^\d{5,15}$/, documentMessage);

const place = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}]*$/u);

/**
 * What a person changes of the own account. Absent fields stay as they are, null empties them. A new password needs
 * the current one beside it; the address of an account is not changed here.
 */
export const profileForm = z
  .strictObject({
    first_name: name.optional(),
    last_name: lastName.optional(),
    phone: phone.optional(),
    home_city: place.nullable().optional(),
    home_country: place.nullable().optional(),
    document: documentNumber.nullable().optional(),
    preferences: preferencesChange.optional(),
    /** Key of a picture uploaded by the same person for this purpose. */
    avatar: z
      .string()
      .regex(/^[a-z0-9][a-z0-9/_.-]{0,199}$/)
      .nullable()
      .optional(),
    current_password: z.string().max(200).optional(),
    password: password.optional(),
    password_confirm: z.string().max(200).optional(),
  })
  .refine((form) => form.password === form.password_confirm, {
    path: ['password_confirm'],
    message: validationMessages.passwordConfirm,
  })
  .refine((form) => form.password === undefined || Boolean(form.current_password), {
    path: ['current_password'],
    message: validationMessages.required,
  });
export type ProfileForm = z.output<typeof profileForm>;
