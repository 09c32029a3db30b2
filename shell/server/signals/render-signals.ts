import type { RenderFacts } from '../composition/render-port.ts';
import type { FailureKind } from '../render/render-failure.ts';
import { type Part, partKey, partOf } from './counted-part.ts';
import { createSeenKeys } from './seen-keys.ts';
import type { SignalCounts } from './signal-counts.ts';

/** The first renders of a version run code that is not compiled yet: they measure that. */
const coldRenders = 30;
const addressMs = 60_000;
const mostAddresses = 20_000;
/** No fault of the version: it was not there, or the whole server had too much to do. */
const nobodysFault: ReadonlySet<FailureKind> = new Set(['missing', 'overload']);

/**
 * Counts renders of the server. One address counts once a minute: a page that somebody asks for again and again is one
 * case and not many.
 */
export function createRenderSignals(counts: SignalCounts, now: () => number = Date.now): (facts: RenderFacts) => void {
  const seen = createSeenKeys({ rememberMs: addressMs, most: mostAddresses, now });
  const rendered = new Map<string, number>();

  function isWarm(part: Part): boolean {
    const key = partKey(part);
    const before = rendered.get(key) ?? 0;
    rendered.set(key, before + 1);
    if (rendered.size > 200) for (const oldest of [...rendered.keys()].slice(0, 100)) rendered.delete(oldest);
    return before >= coldRenders;
  }

  return ({ composition, remote, request, milliseconds, failure }) => {
    const part = partOf(composition, remote);
    if (!part || (failure && nobodysFault.has(failure.kind))) return;
    const isMeasured = isWarm(part) && failure === undefined;
    const what = request.kind === 'fragment' ? `${request.fragment} ${JSON.stringify(request.props)}` : request.url;
    if (!seen.isFirst(`${partKey(part)} ${failure === undefined} ${what}`)) return;
    counts.exposed(part, ['render-failed'], undefined);
    if (failure) counts.failed(part, 'render-failed', undefined);
    if (isMeasured) counts.measured(part, 'render-ms', milliseconds, undefined);
  };
}
