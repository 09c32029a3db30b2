import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import type { VisitorCall } from './visitor-client.ts';

/** What attackers know of a portal: what any page of it tells. */
export interface PortalFacts {
  readonly url: string;
  /** Path of a listing. */
  readonly listing: string;
  /** Id of the composition, by which tabs ask for parts. */
  readonly composition: string;
  readonly search: { readonly appId: string; readonly key: string };
}

/** One kind of attack: its n-th call. */
type Attack = (facts: PortalFacts, number: number) => VisitorCall;

const one = '198.51.100.7';
/** A hundred networks, which take turns. */
const many = (number: number) => `198.51.${number % 2}.${number % 100}`;
const never = (number: number) => `x${Math.random()}${number}`;

const letters = [...'aceilmnoprst'];
/** A star of nearly as many corners as a browser may send. */
const polygon = Array.from({ length: 480 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 240, i % 2 === 0 ? 4 : 1];
  return `${(4.6 + reach * Math.sin(angle)).toFixed(4)},${(-74.1 + reach * Math.cos(angle)).toFixed(4)}`;
}).join(',');

/** The dearest requests that the door of the search lets in, and the one that it once died of. */
const searches: readonly ((number: number) => readonly Readonly<Record<string, unknown>>[])[] = [
  () => Array.from({ length: 100 }, () => ({ query: '', hitsPerPage: 1000 })),
  () => Array.from({ length: 50 }, (_, page) => ({ query: '', hitsPerPage: 240, page: page % 4, facets: ['*'] })),
  (number) => Array.from({ length: 50 }, (_, i) => ({ query: letters[(number + i) % letters.length], facets: ['*'] })),
  () =>
    Array.from({ length: 50 }, () => ({
      query: letters.join(' '),
      queryType: 'prefixAll',
      optionalWords: letters,
      facets: ['*'],
    })),
  // More do not fit into the body of a browser's key.
  () => Array.from({ length: 24 }, () => ({ query: '', insidePolygon: polygon, facets: ['*'] })),
];

function searchCall({ url, search }: PortalFacts, requests: readonly object[]): Omit<VisitorCall, 'address'> {
  const headers = { 'x-algolia-application-id': search.appId, 'x-algolia-api-key': search.key };
  const named = requests.map((request) => ({ indexName: plantsIndex, ...request }));
  return { url: `${url}/search/1/indexes/*/queries`, headers, body: { requests: named } };
}

/** A search that a visitor makes by typing: hits and a count. */
export function usualSearch(facts: PortalFacts, address: string): VisitorCall {
  return { ...searchCall(facts, [{ query: 'apartamento', hitsPerPage: 24, facets: ['type_slug'] }]), address };
}

/** Addresses of parts and fragments that nobody has asked for. */
const pieces: readonly Attack[] = [
  ({ url, listing, composition }, number) => ({
    url: `${url}/_part/${composition}${listing}?${queryKeys.price}=${never(number)}`,
    address: many(number),
  }),
  ({ url }, number) => ({
    url: `${url}/_fragment/mf-content/comments?props=${encodeURIComponent(JSON.stringify({ slug: never(number) }))}`,
    address: many(number),
  }),
  ({ url }, number) => ({
    url: `${url}/_fragment/mf-content/latest-news?props=${encodeURIComponent(JSON.stringify({ n: never(number) }))}`,
    address: many(number),
  }),
];

/** Calls of the API that cost something: a password of nobody, a form, an address that may have mail. */
const calls: readonly Attack[] = [
  ({ url }, number) => ({
    url: `${url}/api/users/login`,
    address: many(number),
    body: { email: `${never(number)}@example.com`, password: 'Nobody-has-this-1' },
  }),
  ({ url }, number) => ({
    url: `${url}/api/email/verify`,
    address: many(number),
    body: { email: `${never(number)}@example.com` },
  }),
  ({ url }, number) => ({
    url: `${url}/api/boletin/`,
    address: many(number),
    body: { name: 'Nadie', email: `${never(number)}@example.com`, ids_interest_price: [1], ids_interest_city: [1] },
  }),
];

const inTurn =
  (all: readonly Attack[]): Attack =>
  (facts, number) =>
    // A hundred networks and a few kinds: each network makes all of them.
    (all[Math.floor(number / 100) % all.length] ?? unknownParameters)(facts, number);

const unknownParameters: Attack = ({ url, listing }, number) => ({
  url: `${url}${listing}?x=${never(number)}`,
  address: one,
});

function unreadable({ url, listing }: PortalFacts, number: number): string {
  return `${url}${listing}?${queryKeys.price}=${never(number)}`;
}

/** What a hundred connections ask without a pause, by its name. */
export const attacks = {
  'parameters that no page has': unknownParameters,
  'values that a page cannot read, one network': (facts, number) => ({ url: unreadable(facts, number), address: one }),
  'the same, 100 networks': (facts, number) => ({ url: unreadable(facts, number), address: many(number) }),
  'dear searches, 100 networks': (facts, number) => ({
    ...searchCall(facts, searches[Math.floor(number / 100) % searches.length]?.(number) ?? []),
    address: many(number),
  }),
  'parts and fragments, 100 networks': inTurn(pieces),
  'passwords and forms, 100 networks': inTurn(calls),
} as const satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof attacks;
