import { computedMs } from '../engine/computed-ms.ts';
import { WorkBudget } from '../engine/work-budget.ts';
import { withVisitorPlace } from '../parameters/geo-parameters.ts';
import { encodeParameters, parseSearchParameters } from '../parameters/search-parameters.ts';
import { badRequest, indexNotFound } from '../protocol-error.ts';
import { runSearch } from '../query/run-search.ts';
import type { SearchTarget } from '../store/search-target.ts';
import { browseAnswer } from './answer-browse.ts';
import { facetAnswer } from './answer-facet.ts';
import type { AnsweredQuery, AnsweredSlice, BatchProgress, SearchBatch, SearchJob } from './search-job.ts';
import { searchResponse } from './search-response.ts';

/** Finds what a search on an index runs on. */
export type Targets = (index: string) => SearchTarget | null;

/** After so many milliseconds a request waits for its next turn. */
const SLICE_MS = 20;

/** Answers queries of a request from where it stands, until all are answered or its turn is over. */
export function answerSlice(targets: Targets, batch: SearchBatch, from: BatchProgress): AnsweredSlice {
  const startedAt = performance.now();
  const computedBefore = computedMs();
  const slice: AnsweredSlice = { answers: [], queries: [], progress: { ...from } };
  const { progress } = slice;
  do {
    const job = batch.jobs[progress.answered];
    if (job === undefined) break;
    const { answer, units } = progress.isEnough ? skipped(job) : answerJob(targets, job, budgetOf(batch, progress));
    const bytes = new TextEncoder().encode(JSON.stringify(answer));
    progress.answered++;
    progress.units += units;
    progress.bytes += bytes.length;
    progress.isEnough ||= batch.stopsEarly && Number(answer.nbHits) >= Number(answer.hitsPerPage);
    if (progress.bytes > batch.limits.answerBytes) throw badRequest('The answer is too big: ask for fewer hits');
    slice.answers.push(bytes);
    slice.queries.push(factsOf(job, answer));
    progress.milliseconds = from.milliseconds + computedMs() - computedBefore;
  } while (performance.now() - startedAt < SLICE_MS);
  return slice;
}

function budgetOf({ limits }: SearchBatch, { units, milliseconds }: BatchProgress): WorkBudget {
  const left = Math.max(0, limits.requestMilliseconds - milliseconds);
  return new WorkBudget(
    Math.min(limits.queryUnits, limits.requestUnits - units),
    Math.min(limits.queryMilliseconds, left),
  );
}

function answerJob(targets: Targets, job: SearchJob, budget: WorkBudget) {
  const target = targets(job.index);
  if (target === null) throw indexNotFound(job.index);
  if (job.kind === 'browse') return { answer: browseAnswer(target, job.raw), units: 0 };
  const parameters = withVisitorPlace(parseSearchParameters(job.raw), () => job.place);
  if (job.facet !== null) {
    return { answer: facetAnswer({ target, facet: job.facet, parameters, budget }), units: budget.used };
  }
  const startedAt = performance.now();
  const { plan, answer } = runSearch(target, parameters, budget);
  const { seesHidden } = job;
  const echoed = encodeParameters(job.raw);
  const shown = { target, parameters: plan.parameters, plan, answer, echoed, seesHidden, startedAt };
  return { answer: searchResponse(shown), units: budget.used };
}

function factsOf(job: SearchJob, answer: Record<string, unknown>): AnsweredQuery {
  const { queryID, nbHits } = answer;
  return {
    index: job.index,
    text: String(job.raw.query ?? ''),
    matches: Number(nbHits ?? 0),
    queryID: typeof queryID === 'string' ? queryID : null,
  };
}

function skipped({ index }: SearchJob): { answer: Record<string, unknown>; units: number } {
  const pages = { page: 0, nbPages: 0, hitsPerPage: 0 };
  const answer = { index, hits: [], nbHits: 0, ...pages, processed: false, query: '', params: '', processingTimeMS: 1 };
  return { answer, units: 0 };
}
