import { queryOf } from '@umbral/domain/filters/filter-address.ts';
import { fromQuery, toQuery } from '@umbral/domain/routes/search-query.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';

/** Choices that depend on one another, the wider ones first [B023-B026]. */
export const chainGroups = [
  'category',
  'country',
  'region',
  'department',
  'city',
  'zone',
  'neighbourhood',
  'type',
  'statuses',
] as const;
export type ChainGroup = (typeof chainGroups)[number];
export type ChainChoices = Pick<SearchState, ChainGroup>;

/** Choices of an earlier listing that a later one does not have any more. */
export interface EarlierChoices {
  /** What to change to have them back. */
  readonly choices: Partial<ChainChoices>;
  /** Those that were not taken away by hand. */
  readonly dropped: readonly ChainGroup[];
}

/** Region and department follow from a city. */
export function impliedPlaces(state: SearchState): SearchState {
  return state.city === undefined ? state : { ...state, department: undefined, region: undefined };
}

const maxLength = 600;

/** "zona.suba_s.preventa.agotado": the choices of a listing that others depend on, in the letters of an address. */
export function writeChoices(state: SearchState): string {
  return chainGroups
    .map((group) => writeEntry(group, state))
    .filter((entry) => entry.includes('.'))
    .join('_');
}

/** Reads what `writeChoices` writes; nothing where there is nothing to read. */
export function readChoices(text: string): Partial<ChainChoices> | undefined {
  const { choices } = readEarlier(text);
  return Object.keys(choices).length > 0 ? choices : undefined;
}

/** What an address tells of a change: "*zona.suba_ciudad.bogota" where the zone was dropped as the city changed. */
export function writeEarlier(earlier: SearchState, later: SearchState, dropped: readonly ChainGroup[]): string {
  return chainGroups
    .map((group) => ({ group, before: writeEntry(group, earlier), after: writeEntry(group, later) }))
    .filter(({ before, after }) => before !== after)
    .map(({ group, before }) => (dropped.includes(group) ? `*${before}` : before))
    .join('_');
}

/** Total: what cannot be read is left out. */
export function readEarlier(text: string): EarlierChoices {
  const entries = text.length > maxLength ? [] : text.split('_').map(readEntry);
  const known = entries.filter((entry) => entry !== undefined);
  return {
    choices: Object.assign({}, ...known.map(({ choice }) => choice)),
    dropped: known.filter(({ isDropped }) => isDropped).map(({ group }) => group),
  };
}

function writeEntry(group: ChainGroup, state: SearchState): string {
  // A family whose path holds nothing gives every choice as a query key.
  const value = toQuery({ ...emptySearch('lots'), [group]: state[group] }).get(queryOf[group]);
  return value === null ? queryOf[group] : `${queryOf[group]}.${value.replaceAll(',', '.')}`;
}

function readEntry(text: string) {
  const isDropped = text.startsWith('*');
  const [key = '', ...values] = (isDropped ? text.slice(1) : text).split('.');
  const group = chainGroups.find((candidate) => queryOf[candidate] === key);
  if (!group) return undefined;
  const state = { ...emptySearch('lots'), ...fromQuery(new URLSearchParams([[key, values.join(',')]])) };
  return { group, isDropped: isDropped && values.length > 0, choice: { [group]: state[group] } };
}
