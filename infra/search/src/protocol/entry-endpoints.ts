import { fold } from '../engine/text/fold.ts';
import { asObjects } from '../parameters/json-objects.ts';
import { queryFilter } from '../parameters/query-filter.ts';
import { parseSearchParameters } from '../parameters/search-parameters.ts';
import { badRequest, objectNotFound } from '../protocol-error.ts';
import { ruleSchema, type StoredRule } from '../rules/rule.ts';
import type { StoredSynonym } from '../settings/synonym-lookup.ts';
import type { SearchIndex } from '../store/search-index.ts';
import { type ApiAnswer, type ApiRequest, pathPart, queryFlag, requireIndex } from './api-request.ts';

/** Synonyms and rules are kept alike: entries of an index by objectID. */
interface EntryKind<E extends { objectID: string }> {
  of(index: SearchIndex): Map<string, E>;
  parse(raw: Record<string, unknown>): E;
  /** Whether an entry meets what a search for entries asks for besides its text. */
  isAskedFor(entry: E, asked: Record<string, unknown>): boolean;
  clearsBy: string;
}

const SYNONYMS: EntryKind<StoredSynonym> = {
  of: (index) => index.synonyms,
  parse: (raw) => ({ ...raw, objectID: entryId(raw), type: String(raw.type ?? 'synonym') }),
  isAskedFor: (entry, { type }) => type === undefined || String(type).split(',').includes(entry.type),
  clearsBy: 'replaceExistingSynonyms',
};
const RULES: EntryKind<StoredRule> = {
  of: (index) => index.rules,
  parse: (raw) => parseRule({ ...raw, objectID: entryId(raw) }),
  isAskedFor: (rule, { anchoring, context, enabled }) =>
    (enabled === undefined || enabled === null || (rule.enabled ?? true) === enabled) &&
    [['anchoring', anchoring] as const, ['context', context] as const].every(
      ([field, value]) =>
        value === undefined || (rule.conditions ?? []).some((condition) => condition[field] === value),
    ),
  clearsBy: 'clearExistingRules',
};

/** The endpoints of one kind of entries. */
function entryEndpoints<E extends { objectID: string }>(kind: EntryKind<E>) {
  const change = (request: ApiRequest, apply: (entries: Map<string, E>) => void) => {
    const forward = queryFlag(request, 'forwardToReplicas', false);
    return request.store.enqueueEntries(pathPart(request, 'index'), (index) => apply(kind.of(index)), forward).taskID;
  };
  const now = () => new Date().toISOString();
  return {
    get: (request: ApiRequest): ApiAnswer => {
      const entry = kind.of(requireIndex(request)).get(pathPart(request, 'objectID'));
      if (entry === undefined) throw objectNotFound();
      return { body: entry };
    },
    put: (request: ApiRequest): ApiAnswer => {
      const id = pathPart(request, 'objectID');
      const entry = kind.parse({ ...request.body, objectID: id });
      return { body: { id, taskID: change(request, (entries) => entries.set(id, entry)), updatedAt: now() } };
    },
    remove: (request: ApiRequest): ApiAnswer => {
      const id = pathPart(request, 'objectID');
      return { body: { taskID: change(request, (entries) => entries.delete(id)), deletedAt: now(), updatedAt: now() } };
    },
    batch: (request: ApiRequest): ApiAnswer => {
      const list: unknown = Array.isArray(request.body.items) ? request.body.items : request.body.requests;
      const parsed = asObjects(list, 'entries').map(kind.parse);
      const clears = queryFlag(request, kind.clearsBy, false);
      const taskID = change(request, (entries) => {
        if (clears) entries.clear();
        for (const entry of parsed) entries.set(entry.objectID, entry);
      });
      return { body: { taskID, updatedAt: now() } };
    },
    clear: (request: ApiRequest): ApiAnswer => ({
      body: { taskID: change(request, (entries) => entries.clear()), updatedAt: now() },
    }),
    search: (request: ApiRequest): ApiAnswer => {
      const { query, page, hitsPerPage } = request.body;
      const wanted = fold(String(query ?? ''));
      const all = [...kind.of(requireIndex(request)).values()].filter(
        (entry) => fold(JSON.stringify(entry)).includes(wanted) && kind.isAskedFor(entry, request.body),
      );
      const size = Math.max(1, Number(hitsPerPage ?? 100) || 100);
      const number = Number(page ?? 0) || 0;
      const hits = all.slice(number * size, (number + 1) * size);
      return { body: { hits, nbHits: all.length, page: number, nbPages: Math.ceil(all.length / size) } };
    },
  };
}

/** Synonyms: applied by searches (`synonym`, `onewaysynonym`, `altcorrection1`, `altcorrection2`). */
export const synonymEndpoints = entryEndpoints(SYNONYMS);
/** Rules: applied by searches (see rules/). */
export const ruleEndpoints = entryEndpoints(RULES);

function parseRule(raw: Record<string, unknown>): StoredRule {
  const parsed = ruleSchema.safeParse(raw);
  if (parsed.success) {
    checkRule(parsed.data);
    return parsed.data;
  }
  throw badRequest(`Invalid rule: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
}

/** A rule with broken parameters would break every search that it applies to. */
function checkRule({ consequence, conditions = [] }: StoredRule): void {
  const { query: _, ...parameters } = consequence.params ?? {};
  queryFilter(parseSearchParameters(parameters));
  for (const { filters } of conditions) queryFilter({ filters });
}

function entryId(raw: Record<string, unknown>): string {
  if (typeof raw.objectID !== 'string' || raw.objectID === '') throw badRequest('missing objectID');
  return raw.objectID;
}
