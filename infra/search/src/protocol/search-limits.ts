import { badRequest } from '../protocol-error.ts';

const TAG = 1000;
const QUERY = 4096;
/** Hundreds of values of a facet. */
const FILTER = 16_384;

/** Characters of parameters that cost the more the longer they are; lists count as JSON. */
const LONGEST: Readonly<Record<string, number>> = {
  query: QUERY,
  similarQuery: QUERY,
  filters: FILTER,
  facetFilters: FILTER,
  numericFilters: FILTER,
  tagFilters: FILTER,
  optionalFilters: FILTER,
  // These stand in an answer many times.
  highlightPreTag: TAG,
  highlightPostTag: TAG,
  snippetEllipsisText: TAG,
};

/** Refuses parameters that are longer than any page sends them. */
export function refuseLongParameters(raw: Record<string, unknown>): void {
  for (const [name, longest] of Object.entries(LONGEST)) {
    const value = raw[name];
    if (value === undefined || value === null) continue;
    const { length } = typeof value === 'string' ? value : JSON.stringify(value);
    if (length > longest) throw badRequest(`${name}: at most ${longest} characters`);
  }
}
