import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { visitExamples } from './visit-examples.ts';
import { visitMail } from './visit-mails.ts';
import { visitOrder } from './visit-orders.ts';
import { visitPageRoutes } from './visit-page-routes.ts';
import { visitRoutes } from './visit-routes.ts';

/** Visits that are moved or called off, and requests whose consent is taken back. */
export const visitsFeature: Feature = {
  routes: [visitRoutes, visitPageRoutes],
  letters: letters({ orders: visitOrder, compose: visitMail, examples: visitExamples }),
};
