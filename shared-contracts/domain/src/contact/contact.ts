import { z } from 'zod';
import { appointmentTimes } from '../calendar/appointment.ts';
import { email, name, phone, required } from '../fields/fields.ts';
import { validationMessages } from '../fields/validation.ts';
import { bit, id, isoDay, pesos, visitorKey } from '../vocabulary/identifier.ts';
import { defaultOrigin } from './origin.ts';

const optionalText = z.string().trim().max(200).default('');

/** What a visitor sends to a builder: the names are those of the call [B065]. */
export const contactPayload = z
  .object({
    site: z.enum(['TV', 'CO']),
    name,
    email,
    phone,
    home_city: required,
    home_country: required,
    schedule_date: isoDay.nullable().default(null),
    schedule_time: z
      .string()
      .refine((time) => appointmentTimes.includes(time))
      .nullable()
      .default(null),
    id_builder: id,
    id_plant: id.nullable(),
    plant_name: z.string().max(200),
    property_id: id,
    property_name: required,
    project_region: optionalText,
    id_project_city: id,
    project_email: optionalText,
    origin: z.string().trim().max(120).default(defaultOrigin),
    origin_2: optionalText,
    medium: optionalText,
    plant_price: pesos.nullable(),
    whatsapp: bit,
    login: bit,
    agree_terms: z.literal('S'),
    id_fuente: optionalText,
    token: optionalText,
    user_key: visitorKey,
  })
  .refine((contact) => (contact.schedule_date === null) === (contact.schedule_time === null), {
    path: ['schedule_time'],
    message: validationMessages.required,
  });
export type ContactPayload = z.input<typeof contactPayload>;

/** What the call answers. */
export const contactResult = z.object({
  ok: bit,
  message: z.string(),
  user: z.object({ session_id: z.object({ name: z.string(), value: z.string() }), roles: z.string() }).optional(),
  user_register_error: z.string().optional(),
});
export type ContactResult = z.infer<typeof contactResult>;
