import { asRecord } from '@umbral/domain/storage/stored-json.ts';

/** What a page tells the worker: to keep a page that was read, or to forget all that somebody read here. */
export type WorkerMessage =
  | { readonly type: 'keep'; readonly href: string; readonly currency: string; readonly hearts: readonly number[] }
  | { readonly type: 'forget' };

const localHref = /^\/(?![/\\])/;
/** As many as the call takes that reads homes by their numbers. */
const mostHearts = 50;
const currencyCode = /^[a-z]{3}$/i;

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Reads a message; nothing where it is none of ours. */
export function readWorkerMessage(value: unknown): WorkerMessage | undefined {
  const { type, href, currency, hearts } = asRecord(value);
  if (type === 'forget') return { type };
  if (type !== 'keep' || typeof href !== 'string' || !localHref.test(href) || href.length > 1024) return undefined;
  if (typeof currency !== 'string' || !currencyCode.test(currency)) return undefined;
  return { type, href, currency, hearts: Array.isArray(hearts) ? hearts.filter(isId).slice(0, mostHearts) : [] };
}
