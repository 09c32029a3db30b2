import type { AccountCounts } from '@umbral/domain/api/account.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { accountTexts } from '../texts/account-texts.ts';

/** A screen of the account as its tab shows it. */
export interface AccountScreen {
  readonly href: string;
  readonly label: string;
  /** How much the screen holds, as its tab says it. */
  readonly count?: (counts: AccountCounts) => string;
}

/** The screens of the account that have a tab, in their order. */
export const accountScreens = {
  favourites: {
    href: routes.accountFavourites.href(),
    label: accountTexts.favourites,
    count: ({ favourites }) => String(favourites),
  },
  alerts: {
    href: routes.accountAlerts.href(),
    label: accountTexts.alerts,
    count: ({ alerts }) => String(alerts),
  },
  comparisons: {
    href: routes.accountComparisons.href(),
    label: accountTexts.comparisons,
    count: ({ comparisons }) => accountTexts.ofAtMost(comparisons),
  },
  calculations: {
    href: routes.accountCalculations.href(),
    label: accountTexts.calculations,
    count: ({ calculations }) => String(calculations),
  },
  requests: { href: routes.accountRequests.href(), label: accountTexts.requests },
  profile: { href: routes.editProfile.href(), label: accountTexts.profile },
  security: { href: routes.accountSecurity.href(), label: accountTexts.security },
  surveys: { href: routes.accountSurveys.href(), label: accountTexts.surveys },
  privacy: { href: routes.accountPrivacy.href(), label: accountTexts.privacy },
} satisfies Record<string, AccountScreen>;

export type AccountScreenKey = keyof typeof accountScreens;
