import { z } from 'zod';
import { badRequest } from '../protocol-error.ts';

const boolean = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());
const count = z.preprocess(toNumber, z.number().int().min(0));
const names = z.preprocess(toList, z.array(z.string()));
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
const json = z.preprocess(toJson, z.unknown());
const flagOrNames = z.preprocess(toFlagOrList, z.union([z.boolean(), z.array(z.string())]));
const maybe = <S extends z.ZodType>(schema: S) => z.preprocess((value) => value ?? undefined, schema.optional());

/** Parameters of a search that we understand, from objects, flattened bodies or URL-encoded text alike. */
export const searchParametersSchema = z.object({
  query: maybe(text),
  similarQuery: maybe(text),
  page: maybe(count),
  hitsPerPage: maybe(count),
  offset: maybe(count),
  length: maybe(count),
  facets: maybe(names),
  maxValuesPerFacet: maybe(count),
  sortFacetValuesBy: maybe(z.enum(['count', 'alpha'])),
  facetingAfterDistinct: maybe(boolean),
  filters: maybe(text),
  facetFilters: maybe(json),
  numericFilters: maybe(json),
  tagFilters: maybe(json),
  optionalFilters: maybe(json),
  sumOrFiltersScores: maybe(boolean),
  aroundLatLng: maybe(text),
  aroundLatLngViaIP: maybe(boolean),
  aroundRadius: maybe(z.union([z.literal('all'), z.preprocess(toNumber, z.number().int().min(1))])),
  aroundPrecision: maybe(json),
  minimumAroundRadius: maybe(count),
  insideBoundingBox: maybe(json),
  insidePolygon: maybe(json),
  attributesToRetrieve: maybe(names),
  attributesToHighlight: maybe(names),
  attributesToSnippet: maybe(names),
  highlightPreTag: maybe(text),
  highlightPostTag: maybe(text),
  snippetEllipsisText: maybe(text),
  restrictHighlightAndSnippetArrays: maybe(boolean),
  restrictSearchableAttributes: maybe(names),
  typoTolerance: maybe(z.preprocess(String, z.enum(['true', 'false', 'min', 'strict']))),
  minWordSizefor1Typo: maybe(count),
  minWordSizefor2Typos: maybe(count),
  allowTyposOnNumericTokens: maybe(boolean),
  disableTypoToleranceOnAttributes: maybe(names),
  queryType: maybe(z.enum(['prefixLast', 'prefixAll', 'prefixNone'])),
  queryLanguages: maybe(names),
  ignorePlurals: maybe(flagOrNames),
  removeStopWords: maybe(flagOrNames),
  optionalWords: maybe(z.preprocess(toWords, z.array(z.string()))),
  removeWordsIfNoResults: maybe(z.enum(['none', 'lastWords', 'firstWords', 'allOptional'])),
  exactOnSingleWordQuery: maybe(z.enum(['attribute', 'word', 'none'])),
  alternativesAsExact: maybe(names),
  advancedSyntax: maybe(boolean),
  advancedSyntaxFeatures: maybe(names),
  enableRules: maybe(boolean),
  ruleContexts: maybe(names),
  relevancyStrictness: maybe(z.preprocess(toNumber, z.number().int().min(0).max(100))),
  minProximity: maybe(z.preprocess(toNumber, z.number().int().min(1).max(7))),
  synonyms: maybe(boolean),
  distinct: maybe(z.preprocess(toNumberOrBoolean, z.union([z.boolean(), z.number().int().min(0)]))),
  getRankingInfo: maybe(boolean),
  clickAnalytics: maybe(boolean),
  responseFields: maybe(names),
  userToken: maybe(text),
});

export type SearchParameters = z.infer<typeof searchParametersSchema>;

/** Parses raw parameters; a value of the wrong kind is refused by its name, an unknown parameter is left out. */
export function parseSearchParameters(raw: Record<string, unknown>): SearchParameters {
  const parsed = searchParametersSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badRequest(`Invalid value for "${String(issue?.path[0] ?? 'params')}" parameter`);
}

/** The raw parameters of a request: those in `params` (text or object) and those flattened into the body. */
export function rawParameters(body: Record<string, unknown>): Record<string, unknown> {
  const { params, ...flattened } = body;
  if (typeof params === 'string') return { ...flattened, ...Object.fromEntries(new URLSearchParams(params)) };
  if (typeof params === 'object' && params !== null) return { ...flattened, ...params };
  return flattened;
}

/** Parameters as the answer echoes them: form-encoded, spaces as plus signs. */
export function encodeParameters(raw: Record<string, unknown>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined || value === null) continue;
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form.toString();
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

function toNumberOrBoolean(value: unknown): unknown {
  return value === 'true' ? true : value === 'false' ? false : toNumber(value);
}

function toJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function toList(value: unknown): unknown {
  const parsed = toJson(value);
  if (typeof parsed !== 'string') return parsed;
  return parsed.trim() === '' ? [] : parsed.split(',').map((name) => name.trim());
}

function toWords(value: unknown): unknown {
  const parsed = toJson(value);
  return typeof parsed === 'string' ? parsed.split(/[\s,]+/).filter((word) => word !== '') : parsed;
}

function toFlagOrList(value: unknown): unknown {
  if (value === 'true' || value === true) return true;
  if (value === 'false' || value === false) return false;
  return toList(value);
}
