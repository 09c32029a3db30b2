import type { DeclaredSettings } from '@umbral/protocol/settings/declared-setting.ts';
import * as z from 'zod/mini';

/** What an environment may say to it. */
export const settings = {
  broker: {
    schema: z.string().check(z.minLength(3), z.maxLength(60)),
    default: 'Umbral Seguros',
    about: 'Who sells the insurance, as visitors read it.',
  },
} as const satisfies DeclaredSettings;
