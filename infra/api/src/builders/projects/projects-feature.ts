import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { builderProjectRoutes } from './builder-project-routes.ts';
import { projectExamples } from './project-examples.ts';
import { composeProjectMail } from './project-mails.ts';
import { projectOrder } from './project-orders.ts';

/** Projects as their builders and administrators keep them. */
export const projectsFeature: Feature = {
  routes: [builderProjectRoutes],
  letters: letters({ orders: projectOrder, compose: composeProjectMail, examples: projectExamples }),
};
