import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { leadExamples } from './lead-examples.ts';
import { leadMail } from './lead-mails.ts';
import { leadOrder } from './lead-orders.ts';
import { leadRoutes } from './lead-routes.ts';
import { builderVisitRoutes } from './visit-routes.ts';

/** The requests that builders get, and the visits that they agree on. */
export const builderLeadsFeature: Feature = {
  routes: [leadRoutes, builderVisitRoutes],
  letters: letters({ orders: leadOrder, compose: leadMail, examples: leadExamples }),
};
