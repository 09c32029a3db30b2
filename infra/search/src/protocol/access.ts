import { createHash, timingSafeEqual } from 'node:crypto';
import { parseTrust } from 'infra-observability/trusted-addresses.ts';
import { ProtocolError } from '../protocol-error.ts';
import type { ApiKey } from '../store/catalog.ts';
import { QueryLimit } from './query-limit.ts';
import { refuseLongParameters } from './search-limits.ts';
import { isSignedBy, readSecuredKey } from './secured-key.ts';

/** Who asks, as far as the transport tells. */
export interface Caller {
  applicationId: string | null;
  apiKey: string | null;
  address: string;
  referer: string | null;
}

/** The fixed keys of the application and those made by clients. */
export interface KeyRing {
  applicationId: string;
  adminKey: string;
  searchKey: string;
  /** Queries that a visitor's address may make with the search key in an hour; 0 for any number. */
  searchesPerHour?: number;
  /** Addresses that search for many: they count in no limit of the search key. */
  isExempt?: (address: string) => boolean;
  keys: ReadonlyMap<string, ApiKey>;
}

const ADMIN_ACL = [
  'search',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'browse',
  'logs',
  'seeUnretrievableAttributes',
  'analytics',
  'recommendation',
  'usage',
  'admin',
];
/** Rights that a key may have. */
export const KEY_RIGHTS: ReadonlySet<string> = new Set([
  ...ADMIN_ACL.filter((right) => right !== 'admin'),
  'inference',
  'nluReadAnswers',
  'personalization',
  'queryRuleAnswers',
]);
const WRITING = ['addObject', 'deleteObject', 'deleteIndex', 'editSettings', 'admin'];

const invalidKey = () => new ProtocolError(403, 'Invalid Application-ID or API key');
const keyFields = {
  createdAt: 0,
  description: '',
  indexes: [],
  maxHitsPerQuery: 0,
  maxQueriesPerIPPerHour: 0,
  queryParameters: '',
  referers: [],
  validity: 0,
};

/** What a caller may do: the rights of its key, and restrictions that lie on every search. */
export class Access {
  readonly key: ApiKey;
  /** Parameters that a search of this caller always has; `filters` are joined with AND. */
  readonly forced: URLSearchParams;
  readonly #acl: Set<string>;
  readonly #patterns: string[][];

  constructor(key: ApiKey, restrictions: URLSearchParams) {
    this.key = key;
    this.forced = restrictions;
    this.#acl = new Set(key.acl);
    const restricted = restrictions.get('restrictIndices');
    this.#patterns = [key.indexes, restricted === null ? [] : parseNames(restricted)].filter(
      (names) => names.length > 0,
    );
  }

  may(acl: string): boolean {
    return this.#acl.has(acl);
  }

  /** Whether the key may change anything; those that may not are in browsers, in anybody's hands. */
  get mayWrite(): boolean {
    return WRITING.some((right) => this.may(right));
  }

  require(acl: string): void {
    if (!this.may(acl)) throw new ProtocolError(403, 'Method not allowed with this API key');
  }

  mayUse(index: string): boolean {
    return this.#patterns.every((names) => names.some((pattern) => matchesPattern(index, pattern)));
  }

  requireIndex(index: string): void {
    if (!this.mayUse(index)) throw new ProtocolError(403, 'Index not allowed with this API key');
  }

  /** The parameters of a search under the restrictions of the key. */
  restrict(raw: Record<string, unknown>): Record<string, unknown> {
    if (!this.mayWrite) refuseLongParameters(raw);
    const result = { ...raw };
    for (const [name, value] of [...new URLSearchParams(this.key.queryParameters), ...this.forced]) {
      if (NOT_PARAMETERS.has(name)) continue;
      const own = result[name];
      const isJoined = name === 'filters' && typeof own === 'string' && own.trim() !== '';
      // OR binds closer than AND: neither text can reach into the other.
      result[name] = isJoined ? `${value} AND ${own}` : value;
    }
    const most = this.key.maxHitsPerQuery;
    if (most > 0) result.hitsPerPage = Math.min(most, Number(result.hitsPerPage ?? 20));
    return result;
  }
}

const NOT_PARAMETERS = new Set(['restrictIndices', 'restrictSources', 'validUntil']);

/** Finds out what callers may do, and counts the queries of keys with a limit per hour. */
export class AccessControl {
  readonly #ring: KeyRing;
  readonly #limit = new QueryLimit();

  constructor(ring: KeyRing) {
    this.#ring = ring;
  }

  /** The rights of a caller; 403 without valid credentials, 429 over the limit of its key. */
  admit(caller: Caller): Access {
    if (caller.applicationId !== this.#ring.applicationId || caller.apiKey === null) throw invalidKey();
    const access = this.#resolve(caller.apiKey);
    if (access === null) throw invalidKey();
    refuseExpired(access);
    refuseForeignOrigin(access, caller);
    this.countQueries(access, caller.address, 1);
    return access;
  }

  /** Counts queries of a caller beyond the one that it was admitted with; 429 over the limit of its key. */
  countQueries({ key }: Access, address: string, queries: number): void {
    if (key.value === this.#ring.searchKey && this.#ring.isExempt?.(address)) return;
    this.#limit.count(key, address, queries);
  }

  #resolve(value: string): Access | null {
    if (isSame(value, this.#ring.adminKey))
      return new Access({ ...keyFields, value, acl: ADMIN_ACL }, new URLSearchParams());
    const searchKey = this.#searchKey();
    const own = isSame(value, searchKey.value) ? searchKey : this.#ring.keys.get(value);
    if (own !== undefined) return new Access(own, new URLSearchParams());
    const secured = readSecuredKey(value);
    if (secured === null) return null;
    const parent = [searchKey, ...this.#ring.keys.values()].find((key) => isSignedBy(key.value, secured));
    return parent === undefined ? null : new Access(parent, new URLSearchParams(secured.restrictions));
  }

  #searchKey(): ApiKey {
    const { searchKey: value, searchesPerHour: maxQueriesPerIPPerHour = 0 } = this.#ring;
    return { ...keyFields, value, acl: ['search'], maxQueriesPerIPPerHour };
  }
}

function refuseExpired({ key, forced }: Access): void {
  const now = Math.floor(Date.now() / 1000);
  const until = forced.get('validUntil');
  const isOver = key.validity > 0 && key.createdAt + key.validity < now;
  if (isOver || (until !== null && Number(until) < now)) throw invalidKey();
}

function refuseForeignOrigin({ key, forced }: Access, caller: Caller): void {
  const isForeign =
    key.referers.length > 0 && !key.referers.some((pattern) => matchesPattern(caller.referer ?? '', pattern));
  const sources = forced.get('restrictSources');
  const isElsewhere = sources !== null && !isFrom(caller.address, parseNames(sources));
  if (isForeign || isElsewhere) throw new ProtocolError(403, 'Method not allowed with this referer');
}

/** Whether an address is one of some, or lies in one of some ranges; a broken list lets nobody in. */
function isFrom(address: string, sources: readonly string[]): boolean {
  try {
    return parseTrust(sources.join(','))(address);
  } catch {
    return false;
  }
}

function matchesPattern(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

function parseNames(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(String) : [text];
  } catch {
    return text.split(',').map((name) => name.trim());
  }
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
