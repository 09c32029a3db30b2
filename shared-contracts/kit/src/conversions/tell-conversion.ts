import type { sendConversion } from '@umbral/domain/api/conversions.ts';
import { conversionsPath } from '@umbral/domain/api/conversions-path.ts';
import { consentKey } from '@umbral/domain/storage/consent-key.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { EndpointInput } from '@umbral/protocol/calls/endpoint.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';

type Body = EndpointInput<typeof sendConversion>['body'];

/** Something that a person has done and the backend has confirmed. */
export interface Conversion {
  readonly name: Body['event_name'];
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Of a number without its code (ISO); absent: the product's own. */
  readonly phoneCountry?: string | undefined;
  readonly plantId?: number;
  /** The form itself has the person's consent of this purpose. */
  readonly hasAgreed?: boolean;
}

/**
 * Tells advertising networks what has been done: one event for one action, after consent only, and no failure of it
 * is anybody's business [B093, B126]. The server hashes who it was. Without a client of the API, so that whatever is
 * counted loads nothing for it, and kept alive while the page is left.
 */
export async function tellConversion(
  { bus, environment }: Pick<RemoteContext, 'bus' | 'environment'>,
  { name, email, phone, phoneCountry, plantId, hasAgreed }: Conversion,
): Promise<void> {
  if (!hasAgreed && !bus.last('shell/consent-changed')?.accepted) return;
  const body: Body = {
    event_id: crypto.randomUUID(),
    event_name: name,
    path: location.pathname,
    ...(email ? { email } : {}),
    ...(phone ? { phone, phone_country: phoneCountry } : {}),
    ...(plantId === undefined ? {} : { plant_id: plantId }),
    user_key: consentKey() || visitorKey(),
  };
  try {
    const answer = await fetch(`${environment.apiBase}${conversionsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
    // Says nothing, but for the browser a request stays open until its answer is read.
    await answer.arrayBuffer();
  } catch {
    // Nobody misses it.
  }
}
