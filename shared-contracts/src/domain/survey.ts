import { z } from 'zod';
import { email } from './fields.ts';
import { id } from './identifier.ts';
import { validationMessages as messages } from './validation.ts';

const stars = z.int(messages.starsRequired).min(1, messages.starsRequired).max(5, messages.starsRequired);

const portalSurveyFields = z
  .object({
    user_id: z.int().nonnegative(),
    email: z.union([email, z.literal('')], messages.email),
    content_opinion: z.enum(['1', '0'], messages.required),
    search_interest: z.string(),
    user_comments: z.string().max(5000),
    user_key: z.string(),
  })
  .refine((survey) => survey.user_id > 0 || survey.email !== '', { path: ['email'], message: messages.required })
  .refine((survey) => survey.content_opinion === '1' || survey.search_interest.trim() !== '', {
    path: ['search_interest'],
    message: messages.required,
  });

/**
 * The portal survey of one product: the rating's field carries the product's name. The e-mail may be missing of a
 * signed-in person only; what was sought is required of who did not like the content [B079].
 */
export function portalSurvey<Product extends string>(product: Product) {
  return z.intersection(portalSurveyFields, z.looseRecord(z.literal(`qualification_${product}`), stars));
}

/** A buyer's opinion of a builder [B081]. */
export const builderSurvey = z.object({
  builder_id: id,
  user_id: z.int().nonnegative(),
  email: z.union([email, z.literal('')], messages.email),
  response_time: z.string().min(1, messages.required),
  contact_medium: z.string().min(1, messages.required),
  service_rating: stars,
  content_rating: stars,
  content_type: z.string().optional(),
  comments: z.string().max(5000),
});
export type BuilderSurvey = z.infer<typeof builderSurvey>;
