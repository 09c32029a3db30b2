import { utmKeys, utmLifetimeMs } from './origin.ts';

/** Where a visit comes from, as the address of its first page said: `utm_source`, `utm_source2`, `utm_medium`. */
export interface Campaign {
  readonly source: string;
  readonly source2: string;
  readonly medium: string;
}

/** Opens the store: a browser may refuse even that. */
type OpenStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'utm';
const maxLength = 120;

/** The campaign of an address, or nothing where its query names none [B065]. */
export function campaignOf(query: URLSearchParams): Campaign | undefined {
  const [source = '', source2 = '', medium = ''] = utmKeys.map((key) => cut(query.get(key) ?? ''));
  return source || source2 || medium ? { source, source2, medium } : undefined;
}

/** Keeps a campaign for one day from `now` (milliseconds). A store that refuses loses the campaign, not the visit. */
export function keepCampaign(open: OpenStore, campaign: Campaign, now: number): void {
  try {
    open().setItem(storageKey, JSON.stringify({ ...campaign, until: now + utmLifetimeMs }));
  } catch {
    // Private browsing or a full store.
  }
}

/** The campaign that was kept, unless its day is over [B065]. */
export function keptCampaign(open: OpenStore, now: number): Campaign | undefined {
  try {
    const store = open();
    const kept: unknown = JSON.parse(store.getItem(storageKey) ?? 'null');
    if (!isKept(kept)) return undefined;
    if (kept.until > now) return { source: cut(kept.source), source2: cut(kept.source2), medium: cut(kept.medium) };
    store.removeItem(storageKey);
  } catch {
    // What cannot be read counts as no campaign.
  }
  return undefined;
}

function isKept(value: unknown): value is Campaign & { readonly until: number } {
  if (typeof value !== 'object' || value === null || !('until' in value)) return false;
  const texts = ['source', 'source2', 'medium'].map((key) => Reflect.get(value, key));
  return typeof value.until === 'number' && texts.every((text) => typeof text === 'string');
}

function cut(text: string): string {
  return text.trim().slice(0, maxLength);
}
