import { indexSettings } from '@umbral/domain/search/index-settings.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import { buildSegment, type RecordSource } from 'infra-search/src/engine/build-segment.ts';
import { Segment } from 'infra-search/src/engine/segment.ts';
import { parseSearchParameters } from 'infra-search/src/parameters/search-parameters.ts';
import { searchResponse } from 'infra-search/src/protocol/search-response.ts';
import { runSearch } from 'infra-search/src/query/run-search.ts';
import { indexSettingsSchema } from 'infra-search/src/settings/index-settings.ts';
import { IndexView } from 'infra-search/src/settings/index-view.ts';
import { SynonymLookup } from 'infra-search/src/settings/synonym-lookup.ts';
import { unionSchema } from 'infra-search/src/settings/union-schema.ts';
import type { SearchTarget } from 'infra-search/src/store/search-target.ts';
import { bufferBytes } from './buffer-bytes.ts';
import { type Answer, type Contender, cpuSeconds } from './contender.ts';
import { type Question, toParameters } from './engine-queries.ts';

/** The engine of the portal, in this process, with the portal's own settings. */
export interface OwnEngine extends Contender {
  readonly bytes: { readonly index: number; readonly records: number };
  /** The engine alone: its answer as it gives it. */
  search(question: Question): unknown;
  /** The ids of all records that a search with these parameters finds. */
  idsOf(parameters: Record<string, unknown>): readonly string[];
  /** How many records such a search finds. */
  totalOf(parameters: Record<string, unknown>): number;
  /** The whole answer as text: reading of parameters, engine, records, JSON. */
  answerText(question: Question): string;
}

/** Builds the index; the parts are let go afterwards. */
export function buildOwnEngine(parts: RecordSource[]): OwnEngine {
  const { replicas: _, ...settings } = indexSettings;
  const view = new IndexView(indexSettingsSchema.parse(settings));
  const { result: data, seconds } = cpuSeconds(() => buildSegment(parts, unionSchema([view])));
  parts.length = 0;
  const segments = [new Segment(data)];
  const synonyms = new SynonymLookup([]);
  const target: SearchTarget = { name: plantsIndex, segments, view, synonyms, rules: new Map(), isVirtual: false };
  const records = bufferBytes(data.docs);
  return {
    name: 'own engine',
    buildSeconds: seconds,
    bytes: { index: bufferBytes(data) - records, records },
    ask: (question) => ask(target, question),
    search: (question) => runSearch(target, parseSearchParameters(toParameters(question))),
    idsOf: (parameters) => idsOf(target, parameters),
    totalOf: (parameters) => runSearch(target, parseSearchParameters({ ...parameters, hitsPerPage: 0 })).answer.total,
    answerText: (question) => answerText(target, question),
    close: async () => undefined,
  };
}

function ask(target: SearchTarget, question: Question): Answer {
  const { answer } = runSearch(target, parseSearchParameters(toParameters(question)));
  return {
    total: answer.total,
    facets: Object.fromEntries([...answer.facets].map(([name, counts]) => [name, Object.fromEntries(counts)])),
    ids: answer.records.map(({ segment, doc }) => segment.objectId(doc)),
  };
}

/** The most records of a page. */
const longest = 1000;

function idsOf(target: SearchTarget, parameters: Record<string, unknown>, page = 0): readonly string[] {
  const { answer } = runSearch(target, parseSearchParameters({ ...parameters, page, hitsPerPage: longest }));
  const ids = answer.records.map(({ segment, doc }) => segment.objectId(doc));
  return ids.length < longest ? ids : [...ids, ...idsOf(target, parameters, page + 1)];
}

function answerText(target: SearchTarget, question: Question): string {
  const parameters = parseSearchParameters(toParameters(question));
  const { plan, answer } = runSearch(target, parameters);
  const startedAt = performance.now();
  return JSON.stringify(searchResponse({ target, parameters, plan, answer, echoed: '', seesHidden: false, startedAt }));
}
