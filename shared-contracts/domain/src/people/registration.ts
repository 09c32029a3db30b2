import { z } from 'zod';
import { lastName, name, password, phone, registrationEmail } from '../fields/fields.ts';
import { validationMessages } from '../fields/validation.ts';
import { visitorKey } from '../vocabulary/identifier.ts';

/** What the second step of registering sends; `gResponse` is the captcha's answer [B072] [B074]. */
export const registration = z
  .object({
    first_name: name,
    last_name: lastName,
    email: registrationEmail,
    phone,
    password,
    password_confirm: z.string().max(200),
    gResponse: z.string().min(1),
    user_key: visitorKey,
  })
  .refine((form) => form.password === form.password_confirm, {
    path: ['password_confirm'],
    message: validationMessages.passwordConfirm,
  });
export type Registration = z.infer<typeof registration>;

export const credentials = z.object({ email: registrationEmail, password, user_key: visitorKey });
export type Credentials = z.infer<typeof credentials>;
