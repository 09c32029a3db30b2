import { z } from 'zod';
import { id, isoDate, line, userKey } from './fields.ts';

const required = 'El campo es obligatorio';

/** Letters with accents and ñ, and spaces. */
export const personName = line(80)
  .min(1, required)
  .regex(/^[\p{L}\p{M}' ]+$/u, 'El nombre no es válido');
export const emailAddress = z.email('El mail no es válido').max(254);
/** Digits, parentheses, plus, spaces and dashes; whether the number exists in its country is checked apart [B059]. */
export const phoneNumber = line(24)
  .min(1, required)
  .regex(/^[\d()+\s-]{7,24}$/, 'El número no es válido');
/** Consent by law 1581 of 2012; nothing is stored without it [B102]. */
export const agreement = z.literal('S', { error: 'Debes aceptar los términos y condiciones.' });

const bit = z.literal([0, 1]).default(0);

/** What a visitor sends to be contacted. Names and prices are what the visitor saw; ids decide. */
export const contactPayload = z.object({
  site: z.enum(['CO', 'TV']).default('CO'),
  name: personName,
  email: emailAddress,
  phone: phoneNumber,
  home_city: line(80).min(1, required),
  home_country: line(80).min(1, required),
  schedule_date: isoDate.nullish(),
  schedule_time: z
    .string()
    .regex(/^1[0-6]:[03]0$/)
    .nullish(),
  id_builder: id.nullish(),
  id_plant: id.nullish(),
  plant_name: line(160).nullish(),
  property_id: id.nullish(),
  property_name: line(160).nullish(),
  project_region: line(80).nullish(),
  id_project_city: id.nullish(),
  project_email: z.email().max(254).nullish(),
  origin: line(80).default('Sin UTM'),
  origin_2: line(80).nullish(),
  medium: line(80).nullish(),
  plant_price: z.number().int().min(0).nullish(),
  whatsapp: bit,
  login: bit,
  agree_terms: agreement,
  id_fuente: line(40).nullish(),
  /** Captcha solution, where the form carries one. */
  token: z.string().max(8000).nullish(),
  user_key: userKey.default(''),
  message: z.string().trim().max(2000).nullish(),
  preferred_channel: z.enum(['phone', 'whatsapp', 'email']).nullish(),
  preferred_window: line(80).nullish(),
});
export type ContactPayload = z.output<typeof contactPayload>;
