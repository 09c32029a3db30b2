import { trackingPath } from '@umbral/domain/api/tracking-path.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { hasConsented } from './consent.ts';
import { intentPayload } from './intent-payload.ts';
import { keepTrackingKey, readTrackingKey } from './tracking-key.ts';

type Teller = Pick<RemoteContext, 'bus' | 'environment'>;

/** Filters that stand for so long are meant. */
const debounceMs = 800;

let waiting: { readonly timer: number; readonly tell: () => void } | undefined;
/** Filters that were told last: another page or order of the same search is no news. */
let told = '';

/** Tells what is looked for, once the filters stand still or the page is left. Failures are nobody's business. */
export function trackIntent(context: Teller, href: string): void {
  if (waiting) clearTimeout(waiting.timer);
  else addEventListener('pagehide', flush, { once: true });
  const tell = () => {
    waiting = undefined;
    removeEventListener('pagehide', flush);
    send(context, href).catch(() => undefined);
  };
  waiting = { timer: window.setTimeout(tell, debounceMs), tell };
}

function flush(): void {
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting.tell();
}

async function send({ bus, environment }: Teller, href: string): Promise<void> {
  const state = fromHref(href);
  if (!state || !hasConsented({ bus })) return;
  const key = readTrackingKey();
  const payload = intentPayload(state, key, bus.last('shell/session-changed')?.session);
  const filters = JSON.stringify(payload.filters);
  if (filters === told) return;
  told = filters;
  const response = await fetch(`${environment.apiBase}${trackingPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(payload),
    // Goes on when the page is left.
    keepalive: true,
  });
  const renewed = response.ok ? keyOf(await response.json()) : undefined;
  if (renewed !== undefined && renewed !== key) keepTrackingKey(renewed);
}

/** The key of an answer whose `ok` is 1. */
function keyOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || !('key' in answer)) return undefined;
  return answer.ok === 1 && typeof answer.key === 'string' && answer.key !== '' ? answer.key : undefined;
}
