import type { RenderFacts } from '../composition/render-port.ts';
import { visitorKeyOf } from '../composition/visitor-key.ts';
import type { Visit } from '../http/visit.ts';
import type { FailureKind } from '../render/render-failure.ts';
import type { AddressAllowance } from './address-allowance.ts';
import { type Part, partKey, partOf } from './counted-part.ts';
import { createSeenKeys } from './seen-keys.ts';
import type { SignalCounts } from './signal-counts.ts';

/** The first renders of a version run code that is not compiled yet: they measure that. */
const coldRenders = 30;
const addressMs = 60_000;
const mostAddresses = 20_000;
/** No fault of the version: it was not there, or the whole server had too much to do. */
const nobodysFault: ReadonlySet<FailureKind> = new Set(['missing', 'overload']);

export interface RenderSignalsOptions {
  /** How many visitors of one address may fail. */
  readonly failures: AddressAllowance;
  readonly now?: () => number;
}

/**
 * Counts renders of the server. One address counts once a minute: a page that somebody asks for again and again is one
 * case and not many. A page that its visitor did not get counts for the visitor, too, however few addresses fail.
 */
export function createRenderSignals(
  counts: SignalCounts,
  { failures, now = Date.now }: RenderSignalsOptions,
): (facts: RenderFacts) => void {
  const seen = createSeenKeys({ rememberMs: addressMs, most: mostAddresses, now });
  const rendered = new Map<string, number>();

  function isWarm(part: Part): boolean {
    const key = partKey(part);
    const before = rendered.get(key) ?? 0;
    rendered.set(key, before + 1);
    if (rendered.size > 200) for (const oldest of [...rendered.keys()].slice(0, 100)) rendered.delete(oldest);
    return before >= coldRenders;
  }

  /** A visitor without the page. */
  function countVisitor(part: Part, visit: Visit): void {
    const isBelieved = visit.isLocal || failures.takes(visit.address, `${partKey(part)} page-failed`);
    if (isBelieved) counts.failed(part, 'page-failed', visitorKeyOf(visit));
  }

  return ({ composition, remote, request, visit, milliseconds, failure }) => {
    const part = partOf(composition, remote);
    if (!part || (failure && nobodysFault.has(failure.kind))) return;
    if (failure && visit && request.kind === 'page') countVisitor(part, visit);
    const isMeasured = isWarm(part) && failure === undefined;
    const what = request.kind === 'fragment' ? `${request.fragment} ${JSON.stringify(request.props)}` : request.url;
    if (!seen.isFirst(`${partKey(part)} ${failure === undefined} ${what}`)) return;
    counts.exposed(part, ['render-failed'], undefined);
    if (failure) counts.failed(part, 'render-failed', undefined);
    if (isMeasured) counts.measured(part, 'render-ms', milliseconds, undefined);
  };
}
