import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { factorExamples } from './factor-examples.ts';
import { composeFactorMail } from './factor-mails.ts';
import { factorOrder } from './factor-orders.ts';
import { tidyFactorsJob } from './tidy-factors.ts';

/** What people prove besides the password; the calls are of the room above. */
export const factorsFeature: Feature = {
  jobs: ({ backend }) => [tidyFactorsJob(backend)],
  letters: letters({ orders: factorOrder, compose: composeFactorMail, examples: factorExamples }),
};
