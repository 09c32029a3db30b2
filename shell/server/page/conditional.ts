import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { KeptPage } from '../cache/kept-page.ts';
import type { PageSource } from '../cache/page-cache.ts';
import type { Answer } from '../http/answer.ts';
import { acceptedEncodings, chooseEncoding } from '../http/compression.ts';

export interface PageAnswerFacts {
  readonly page: KeptPage;
  readonly source: PageSource;
  /** Headers that depend on the visit; they go before those of the page. */
  readonly headers: OutgoingHttpHeaders;
}

/** A page for one visit: encoded as the client takes it, or 304 where the client has it. */
export async function pageAnswer(request: IncomingMessage, facts: PageAnswerFacts): Promise<Answer> {
  const { page, source } = facts;
  const { made, etag, storedAt } = page;
  const vary = ['accept-encoding', ...(made.headers.vary ? [String(made.headers.vary)] : [])].join(', ');
  const ageSeconds = Math.floor((Date.now() - storedAt) / 1000);
  const headers: OutgoingHttpHeaders = {
    'content-type': 'text/html; charset=utf-8',
    ...made.headers,
    ...facts.headers,
    etag,
    vary,
    ...(source === 'private' ? {} : { age: String(ageSeconds) }),
    'server-timing': [`cache;desc=${source}`, ...(source === 'hit' ? [] : made.timings)].join(', '),
  };
  if (made.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  if (page.isEmpty) return { status: made.status, headers, body: Buffer.alloc(0) };
  const encoding = chooseEncoding(acceptedEncodings(request));
  const body = await page.body(encoding);
  return { status: made.status, headers: { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}) }, body };
}

/** Compares weakly, as conditional requests for whole bodies do. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
