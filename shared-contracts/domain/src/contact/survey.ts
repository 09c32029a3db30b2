import { z } from 'zod';
import { email } from '../fields/fields.ts';
import { validationMessages as messages } from '../fields/validation.ts';
import { id } from '../vocabulary/identifier.ts';
import { product } from '../vocabulary/product.ts';

const stars = z.int(messages.starsRequired).min(1, messages.starsRequired).max(5, messages.starsRequired);
/** The rating's field carries the product's name. */
export const ratingField = `qualification_${product}` as const;

const comments = z.string().max(5000).default('');

/**
 * The portal survey. The e-mail may be missing of a signed-in person only; what was sought is required of who did not
 * like the content [B079].
 */
export const portalSurvey = z
  .strictObject({
    user_id: z.int().nonnegative(),
    [ratingField]: stars,
    email: z.union([email, z.literal('')], messages.email),
    content_opinion: z.enum(['1', '0'], messages.required),
    search_interest: z.string().max(1000).default(''),
    /** What the visitor came for, and whether it was there. */
    sought: z.string().trim().max(500).default(''),
    found: z.enum(['1', '0']).nullable().default(null),
    user_comments: comments,
    user_key: z.string().max(80),
  })
  .refine((survey) => survey.user_id > 0 || survey.email !== '', { path: ['email'], message: messages.required })
  .refine((survey) => survey.content_opinion === '1' || survey.search_interest.trim() !== '', {
    path: ['search_interest'],
    message: messages.required,
  });
export type PortalSurvey = z.infer<typeof portalSurvey>;

/** A buyer's opinion of a builder [B081]; who gives it is whom the session names. */
export const builderSurvey = z.strictObject({
  builder_id: id,
  user_id: z.int().nonnegative().optional(),
  email: z.union([email, z.literal('')], messages.email).optional(),
  response_time: z.string(messages.required).min(1, messages.required).max(60),
  contact_medium: z.string(messages.required).min(1, messages.required).max(60),
  service_rating: stars,
  content_rating: stars,
  content_type: z.string().max(60).optional(),
  comments,
});
export type BuilderSurvey = z.infer<typeof builderSurvey>;

/** One answer, several, one on a scale, or words of one's own. */
export const questionKinds = ['one', 'several', 'scale', 'text'] as const;

/** A short survey that is open: what it asks, with the choices of what is not written freely. */
export const openSurvey = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  closes_on: z.iso.date().nullable(),
  questions: z.array(
    z.object({
      id,
      kind: z.enum(questionKinds),
      question: z.string(),
      is_required: z.boolean(),
      options: z.array(z.object({ id, label: z.string() })),
    }),
  ),
});
export type OpenSurvey = z.infer<typeof openSurvey>;
