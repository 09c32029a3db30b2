import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { contactExamples } from './contact-examples.ts';
import { contactMail, markContactSent } from './contact-mails.ts';
import { contactMannerRoutes } from './contact-manner-routes.ts';
import { contactOrder } from './contact-orders.ts';
import { contactRoutes } from './contact-routes.ts';

/** People who ask builders to call them. */
export const contactsFeature: Feature = {
  routes: [contactRoutes, contactMannerRoutes],
  letters: letters({
    unasked: ['contact-person'],
    orders: contactOrder,
    compose: contactMail,
    markSent: markContactSent,
    examples: contactExamples,
  }),
};
