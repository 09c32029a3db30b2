import { z } from 'zod';

/** Name of an environment. */
export const environmentSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,19}$/, 'an environment is 2 to 20 small letters, digits and dashes, a letter first');
