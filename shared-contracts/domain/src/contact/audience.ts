import { z } from 'zod';
import { email } from '../fields/fields.ts';
import { validationMessages as messages } from '../fields/validation.ts';
import { isoMoment } from '../vocabulary/identifier.ts';

/** The capture forms [B107]. */
export const audienceForms = [
  'alarms',
  'calculator',
  'nearby-places',
  'downloads',
  'abroad-guide',
  'comparisons',
  'contact-builder',
] as const;
export const audienceForm = z.enum(audienceForms, 'El formulario no existe');
export type AudienceForm = z.infer<typeof audienceForm>;
/** Whose answers are taken back: of a form, of what one knows, or all of them. */
export const withdrawnForm = z.enum([...audienceForms, 'knowledge', 'all'], 'El formulario no existe');

const maxAnswers = 30;

/**
 * What a form asks, by name: the forms are the marketing team's own. A field that is named after a list of choices
 * (`objetivos-compra`, `ocupaciones`, …) holds the key of one of its entries.
 */
export const audienceAnswers = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_-]{0,59}$/, 'El nombre del campo no es válido'),
    z.union([z.string().trim().max(500), z.number(), z.boolean()]),
  )
  .refine((answers) => Object.keys(answers).length <= maxAnswers, `Máximo ${maxAnswers} respuestas`);

const emailOrNone = z.union([email, z.literal('')], messages.email).default('');
const userKey = z.string().max(80).default('');
const agreeTerms = z.literal('S', messages.terms);

/** Answers of a capture form. The e-mail may be missing of a signed-in person only. */
export const audiencePayload = z.strictObject({
  form: audienceForm,
  email: emailOrNone,
  user_key: userKey,
  agree_terms: agreeTerms,
  fields: audienceAnswers,
});
export type AudiencePayload = z.infer<typeof audiencePayload>;

/** What a visitor told about what they know of buying a home; known by e-mail, or by the browser's key. */
export const audienceKnowledge = z.strictObject({
  email: emailOrNone,
  user_key: userKey,
  agree_terms: agreeTerms,
  answers: audienceAnswers,
});
export type AudienceKnowledge = z.infer<typeof audienceKnowledge>;

const answersKept = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** All that is kept of one e-mail. */
export const audienceData = z.object({
  email: z.string(),
  audiences: z.array(
    z.object({ form: audienceForm, fields: answersKept, created_at: isoMoment, updated_at: isoMoment }),
  ),
  knowledge: z.object({ answers: answersKept, updated_at: isoMoment }).nullable(),
});
export type AudienceData = z.infer<typeof audienceData>;
