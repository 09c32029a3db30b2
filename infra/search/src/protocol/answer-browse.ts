import { browseSegments } from '../engine/browse-segments.ts';
import { asObject } from '../parameters/json-objects.ts';
import { encodeParameters, parseSearchParameters } from '../parameters/search-parameters.ts';
import { badRequest } from '../protocol-error.ts';
import { planQuery } from '../query/query-plan.ts';
import { IndexView } from '../settings/index-view.ts';
import type { SearchTarget } from '../store/search-target.ts';
import { searchResponse } from './search-response.ts';

const PAGE = 1000;

/**
 * One page of all matching records, in the order of their objectIDs: a page goes on behind the last record of the one
 * before, whatever was deleted or added since. The cursor holds that objectID and the parameters.
 */
export function browseAnswer(target: SearchTarget, sent: Record<string, unknown>): Record<string, unknown> {
  const startedAt = performance.now();
  const { after, page, raw } = position(sent);
  const { facets: _, distinct: __, page: ___, typoTolerance: ____, ...parameters } = parseSearchParameters(raw);
  const length = Math.max(1, Math.min(PAGE, parameters.hitsPerPage ?? PAGE));
  const settings = { ...target.view.settings, paginationLimitedTo: 0, attributeForDistinct: undefined };
  const unlimited = { ...target, view: new IndexView(settings) };
  const unruled = { distinct: false, enableRules: false };
  const search = { ...parameters, ...unruled, attributesToHighlight: [], attributesToSnippet: [] };
  const plan = planQuery(unlimited, search);
  const { total, records, hasMore } = browseSegments(target.segments, plan.query, { after, length });
  const answer = {
    total,
    records,
    sortedTotal: null,
    facets: new Map(),
    statistics: new Map(),
    exhaustive: { nbHits: true, facetsCount: true },
  };
  const echoed = encodeParameters(raw);
  const shown = searchResponse({ target, parameters: search, plan, answer, echoed, seesHidden: true, startedAt });
  const last = records.at(-1);
  const cursor = hasMore && last !== undefined ? last.segment.objectId(last.doc) : null;
  const pages = { page, nbPages: Math.ceil(total / length), hitsPerPage: length };
  return {
    ...shown,
    ...pages,
    ...(cursor === null ? {} : { cursor: encode({ after: cursor, page: page + 1, raw }) }),
  };
}

interface Position {
  after: string | null;
  page: number;
  raw: Record<string, unknown>;
}

function position(sent: Record<string, unknown>): Position {
  const { cursor, ...raw } = sent;
  if (cursor === undefined || cursor === '') return { after: null, page: 0, raw };
  try {
    const before = asObject(JSON.parse(Buffer.from(String(cursor), 'base64url').toString()), 'cursor');
    if (typeof before.after !== 'string') throw badRequest('Cursor is not valid');
    return { after: before.after, page: Number(before.page) || 0, raw: { ...asObject(before.raw, 'cursor'), ...raw } };
  } catch {
    throw badRequest('Cursor is not valid');
  }
}

function encode(next: Position): string {
  return Buffer.from(JSON.stringify(next)).toString('base64url');
}
