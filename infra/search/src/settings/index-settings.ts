import { z } from 'zod';

const count = z.number().int().min(0);
const names = z.array(z.string());
const nullable = <S extends z.ZodType>(schema: S) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();
const typoTolerance = z.union([z.boolean(), z.enum(['true', 'false', 'min', 'strict'])]);
const languages = z.union([z.boolean(), z.array(z.string())]);

/**
 * Settings of an index as clients send them. What the engine understands is checked; everything else is kept and
 * returned as it came.
 */
export const indexSettingsSchema = z.looseObject({
  searchableAttributes: nullable(names),
  attributesForFaceting: nullable(names),
  unretrievableAttributes: nullable(names),
  attributesToRetrieve: nullable(names),
  attributesToHighlight: nullable(names),
  attributesToSnippet: nullable(names),
  disableTypoToleranceOnWords: nullable(names),
  disableTypoToleranceOnAttributes: nullable(names),
  responseFields: nullable(names),
  ranking: nullable(names),
  customRanking: nullable(names),
  replicas: nullable(names),
  queryLanguages: nullable(names),
  optionalWords: nullable(z.union([z.string(), names])),
  alternativesAsExact: nullable(names),
  hitsPerPage: nullable(count.max(1000)),
  paginationLimitedTo: nullable(count.max(20_000)),
  maxValuesPerFacet: nullable(count.max(1000)),
  maxFacetHits: nullable(count.max(100)),
  minWordSizefor1Typo: nullable(count),
  minWordSizefor2Typos: nullable(count),
  minProximity: nullable(count.min(1).max(7)),
  attributeForDistinct: nullable(z.string()),
  distinct: nullable(z.union([z.boolean(), count])),
  sortFacetValuesBy: nullable(z.enum(['count', 'alpha'])),
  highlightPreTag: nullable(z.string()),
  highlightPostTag: nullable(z.string()),
  snippetEllipsisText: nullable(z.string()),
  restrictHighlightAndSnippetArrays: nullable(z.boolean()),
  typoTolerance: nullable(typoTolerance),
  allowTyposOnNumericTokens: nullable(z.boolean()),
  queryType: nullable(z.enum(['prefixLast', 'prefixAll', 'prefixNone'])),
  removeWordsIfNoResults: nullable(z.enum(['none', 'lastWords', 'firstWords', 'allOptional'])),
  advancedSyntax: nullable(z.boolean()),
  advancedSyntaxFeatures: nullable(z.array(z.enum(['exactPhrase', 'excludeWords']))),
  enableRules: nullable(z.boolean()),
  relevancyStrictness: nullable(count.max(100)),
  numericAttributesForFiltering: nullable(names),
  exactOnSingleWordQuery: nullable(z.enum(['attribute', 'word', 'none'])),
  ignorePlurals: nullable(z.union([languages, z.enum(['true', 'false'])])),
  removeStopWords: nullable(languages),
});

export type IndexSettings = z.infer<typeof indexSettingsSchema>;

/** What GET settings answers where nothing was set. */
export const SETTINGS_DEFAULTS: Readonly<Record<string, unknown>> = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  numericAttributesToIndex: null,
  attributesToRetrieve: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};

/** The settings as a client reads them: defaults below, nothing undefined. */
export function describeSettings(settings: IndexSettings): Record<string, unknown> {
  const set = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...SETTINGS_DEFAULTS, ...Object.fromEntries(set), version: 2 };
}
