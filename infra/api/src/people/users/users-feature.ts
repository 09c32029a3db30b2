import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { accountExamples } from './account-examples.ts';
import { composeAccountMail } from './account-mails.ts';
import { accountOrder } from './account-orders.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { tidyAccountsJob } from './tidy-accounts.ts';
import { userRoutes } from './user-routes.ts';

/** Accounts. */
export const usersFeature: Feature = {
  routes: [userRoutes, profileRoutes, passwordRoutes],
  jobs: ({ backend }) => [tidyAccountsJob(backend)],
  letters: letters({
    orders: accountOrder,
    compose: composeAccountMail,
    unasked: ['account-exists'],
    examples: accountExamples,
  }),
};
