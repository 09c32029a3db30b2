import type { DeclaredSettings } from '@umbral/protocol/settings/declared-setting.ts';
import * as z from 'zod/mini';

/** What staging and production may each say to it without a release: `npm run settings -- set greeting=Buenas …`. */
export const settings = {
  greeting: {
    schema: z.string().check(z.minLength(2), z.maxLength(40)),
    default: 'Hola',
    about: 'The word that visitors are greeted with.',
  },
} as const satisfies DeclaredSettings;
