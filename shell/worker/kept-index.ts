import { asRecord } from '@umbral/domain/storage/stored-json.ts';
import { type KeptKind, keptKinds } from '../offline/kept-answer.ts';

/** A page on the device, as the list of all knows it. */
export interface KeptPage {
  readonly href: string;
  readonly kind: KeptKind;
  readonly title: string;
  /** Which versions drew it. */
  readonly composition: string;
  readonly currency: string;
  readonly keptAt: number;
  /** When it was last read; the page that was read longest ago makes room first. */
  readonly seenAt: number;
  /** Size as it is kept, packed. */
  readonly bytes: number;
  /** The sha256 (hex) of what is kept. */
  readonly digest: string;
  /** Addresses of the files that it names. */
  readonly files: readonly string[];
  readonly picture?: string | undefined;
}

/** So many pages of each kind stay, and so many bytes of all together. */
export const keptLimits = {
  pages: { home: 50, list: 10, own: 6, offline: 1 },
  bytes: 8 * 2 ** 20,
  /** Of each home one picture at the size of a card. */
  pictureBytes: 256 * 1024,
} as const;

/** A page that was kept a moment ago is not asked for again. */
const freshMs = 10 * 60_000;

/** Whether a page must be fetched to be kept. */
export function mustFetch(page: KeptPage | undefined, currency: string, now: number): boolean {
  return !page || page.currency !== currency || now - page.keptAt > freshMs || page.keptAt > now;
}

/** The pages with one more; the oldest of its kind, and then of all, make room. */
export function withPage(pages: readonly KeptPage[], page: KeptPage): readonly KeptPage[] {
  const others = pages.filter(({ href }) => href !== page.href);
  const newest = [page, ...others].toSorted((a, b) => b.seenAt - a.seenAt);
  const inNumber = newest.filter(
    (one) => newest.filter(({ kind }) => kind === one.kind).indexOf(one) < keptLimits.pages[one.kind],
  );
  let bytes = 0;
  return inNumber.filter((one) => {
    bytes += one.bytes;
    return bytes <= keptLimits.bytes || one.kind === 'offline';
  });
}

/** The pages after one of them was read again. */
export function withSeen(pages: readonly KeptPage[], href: string, now: number): readonly KeptPage[] {
  return pages.map((page) => (page.href === href ? { ...page, seenAt: now } : page));
}

/** The page that is kept under an address, as it is written. */
export function pageOf(pages: readonly KeptPage[], href: string): KeptPage | undefined {
  return pages.find((page) => page.href === href);
}

/** The page that is kept of an address: what only campaigns and anchors add to it says nothing. */
export function pageAt(pages: readonly KeptPage[], href: string): KeptPage | undefined {
  const page = pageOf(pages, plainHref(href));
  return page?.kind === 'offline' ? undefined : page;
}

const campaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;

/** An address without its campaign and its anchor. */
export function plainHref(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://portal.invalid');
  const kept = [...searchParams].filter(([name]) => !campaign.test(name));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}

/** Reads the list; whatever in it cannot be read is not there. */
export function readIndex(value: unknown): readonly KeptPage[] {
  const { pages } = asRecord(value);
  return Array.isArray(pages) ? pages.map(readPage).filter((page) => page !== undefined) : [];
}

function readPage(value: unknown): KeptPage | undefined {
  const { href, kind, title, composition, currency, keptAt, seenAt, bytes, digest, files, picture } = asRecord(value);
  const known = keptKinds.find((one) => one === kind);
  if (!known || !isText(href) || !isText(title) || !isText(composition) || !isText(currency) || !isText(digest))
    return undefined;
  if (typeof keptAt !== 'number' || typeof seenAt !== 'number' || typeof bytes !== 'number') return undefined;
  if (!Array.isArray(files) || !files.every(isText)) return undefined;
  const first = isText(picture) ? picture : undefined;
  return { href, kind: known, title, composition, currency, keptAt, seenAt, bytes, digest, files, picture: first };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
