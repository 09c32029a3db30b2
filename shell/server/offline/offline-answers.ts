import { offlineAddresses, wantedHref } from '../../offline/offline-addresses.ts';
import type { LeaseForVisit } from '../composition/lease-for-visit.ts';
import { workerFile } from '../composition/worker-file.ts';
import { type Answer, redirectAnswer } from '../http/answer.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import type { Visit } from '../http/visit.ts';
import type { VisitAnswers } from '../page/visit-answers.ts';
import { createKeptAnswers, type KeptAnswersOptions } from './kept-answers.ts';
import { offlineStyle, offlineStyleAnswer } from './offline-style.ts';
import { workerAnswer } from './worker-answer.ts';

export interface OfflineAnswersOptions extends KeptAnswersOptions {
  /** The lease of everybody: no canary, no link, no development server is kept on a device. */
  readonly everybodys: LeaseForVisit;
  readonly file: VisitAnswers['file'];
}

/** Answers for what is there without a line: the worker, the pages that it keeps, and the way back from them. */
export type OfflineAnswers = (visit: Visit) => Promise<Answer>;

export function createOfflineAnswers(options: OfflineAnswersOptions): OfflineAnswers {
  const keptAnswer = createKeptAnswers(options);

  async function worker(visit: Visit): Promise<Answer> {
    const lease = await options.everybodys(visit);
    const path = lease && workerFile(lease.composition);
    lease?.release();
    const answer = path === undefined ? undefined : await options.file(visit, path);
    return workerAnswer(answer?.status === 200 ? answer.body : undefined);
  }

  return async (visit) => {
    const { url } = visit;
    if (url.pathname === offlineAddresses.worker) return worker(visit);
    if (url.pathname === offlineStyle.href) return offlineStyleAnswer;
    // With a line there is nothing to see here.
    if (url.pathname.startsWith(offlineAddresses.shown))
      return redirectAnswer(302, wantedHref(url), { 'cache-control': 'no-store' });
    return (await keptAnswer(visit, options.everybodys)) ?? problemAnswer(404, 'not-found', 'This page is not kept');
  };
}
