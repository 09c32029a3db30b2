import type { Promotion } from '../engine/search-query.ts';
import { fold } from '../engine/text/fold.ts';
import { parseFilters } from '../parameters/filters-grammar.ts';
import { queryFilter } from '../parameters/query-filter.ts';
import { parseSearchParameters, type SearchParameters } from '../parameters/search-parameters.ts';
import { isRuleMatched, type RuleContext } from './match-rule.ts';
import type { QueryEdit, StoredRule } from './rule.ts';

/** What the rules of an index make of a search. */
export interface RuledSearch {
  parameters: SearchParameters;
  promoted: Promotion[];
  hidden: string[];
  /** Null unless a rule was applied. */
  applied: { rules: { objectID: string }[]; userData: unknown[] } | null;
}

/**
 * Applies the rules that match, in the order of their objectID. Filters of rules are joined with those of the search;
 * of other parameters the first rule to name one decides, over the search itself.
 */
export function applyRules(rules: Iterable<StoredRule>, parameters: SearchParameters): RuledSearch {
  const unruled = { parameters, promoted: [], hidden: [], applied: null };
  if (parameters.enableRules === false) return unruled;
  const context = ruleContext(parameters);
  const matched = [...rules].filter((rule) => isRuleMatched(rule, context));
  if (matched.length === 0) return unruled;
  matched.sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const consequences = matched.map(({ consequence }) => consequence);
  return {
    parameters: consequences.reduceRight((result, { params = {} }) => withParameters(result, params), parameters),
    promoted: promotions(consequences),
    hidden: consequences.flatMap(({ hide }) => (hide ?? []).map(({ objectID }) => objectID)),
    applied: {
      rules: matched.map(({ objectID }) => ({ objectID })),
      userData: consequences.flatMap(({ userData }) => (userData === undefined ? [] : [userData])),
    },
  };
}

type Consequence = StoredRule['consequence'];

/** The first rule that names a record decides about its position, and whether it must meet the filters. */
function promotions(consequences: readonly Consequence[]): Promotion[] {
  const promoted = new Map<string, Promotion>();
  for (const { promote = [], filterPromotes: meetsFilters = false } of consequences) {
    for (const { objectID: one, objectIDs, position } of promote) {
      const ids = objectIDs ?? (one === undefined ? [] : [one]);
      ids.forEach((objectID, i) => {
        if (!promoted.has(objectID)) promoted.set(objectID, { objectID, position: position + i, meetsFilters });
      });
    }
  }
  return [...promoted.values()];
}

function ruleContext(parameters: SearchParameters): RuleContext {
  const own = new Set(queryFilter(parameters).map((clause) => JSON.stringify(clause)));
  return {
    query: parameters.query ?? '',
    contexts: parameters.ruleContexts ?? [],
    hasFilters: (filters) => parseFilters(filters).every((clause) => own.has(JSON.stringify(clause))),
    now: Math.floor(Date.now() / 1000),
  };
}

const LISTS = ['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'] as const;

function withParameters(before: SearchParameters, params: NonNullable<Consequence['params']>): SearchParameters {
  const { query, filters, ...others } = params;
  const parsed = parseSearchParameters(others);
  const named = Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
  const result: SearchParameters = { ...before, ...named, query: editedQuery(before.query ?? '', query) };
  if (filters !== undefined && filters.trim() !== '') result.filters = joined(filters, before.filters);
  for (const list of LISTS) {
    if (parsed[list] !== undefined) result[list] = [before[list], parsed[list]].flatMap(asList);
  }
  return result;
}

/** OR binds closer than AND, and a conjunction in parentheses is no filter: the texts are joined as they are. */
function joined(filters: string, own: string | undefined): string {
  return own === undefined || own.trim() === '' ? filters : `${own} AND ${filters}`;
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

function editedQuery(before: string, change: NonNullable<Consequence['params']>['query']): string {
  if (change === undefined) return before;
  if (typeof change === 'string') return change;
  const removals = (change.remove ?? []).map((text): QueryEdit => ({ type: 'remove', delete: text }));
  return [...removals, ...(change.edits ?? [])].reduce(editWords, before);
}

function editWords(query: string, edit: QueryEdit): string {
  const insert = edit.type === 'replace' ? (edit.insert ?? '') : '';
  const words = query.split(/\s+/).map((word) => (fold(word) === fold(edit.delete) ? insert : word));
  return words.filter((word) => word !== '').join(' ');
}
