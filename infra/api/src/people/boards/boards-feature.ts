import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { boardLettersJob, forgetGuestsJob } from './board-jobs.ts';
import { boardExamples, boardMail } from './board-mails.ts';
import { boardOrder } from './board-orders.ts';
import { boardRoutes } from './board-routes.ts';
import { shareRoutes } from './share-routes.ts';

/** Lists of favourites that others see by a link, mark and comment. */
export const boardsFeature: Feature = {
  routes: [shareRoutes, boardRoutes],
  jobs: ({ backend }) => [boardLettersJob(backend), forgetGuestsJob(backend)],
  letters: letters({ orders: boardOrder, compose: boardMail, examples: boardExamples }),
};
