import { routes } from '@umbral/domain/routes/table.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import { staffTexts } from '../texts/staff-texts.ts';

interface StaffScreen {
  readonly href: string;
  readonly label: string;
  readonly roles: readonly Role[];
}

/** The screens of staff in their order, with who may see each. */
export const staffScreens = {
  administration: {
    href: routes.userAdmin.href(),
    label: staffTexts.administration,
    roles: ['administrador', 'contributor'],
  },
  canonicals: { href: routes.canonicals.href(), label: staffTexts.canonicals, roles: ['administrador'] },
  redirects: { href: routes.redirects.href(), label: staffTexts.redirects, roles: ['seo', 'administrador'] },
  surveys: { href: routes.userSurveys.href(), label: staffTexts.surveys, roles: ['administrador'] },
} satisfies Record<string, StaffScreen>;

export type StaffScreenKey = keyof typeof staffScreens;
