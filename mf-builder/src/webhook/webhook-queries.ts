import { getWebhook } from '@umbral/domain/api/builder-webhook.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';

/** The connection of a builder with a page of what its system was told. */
export interface WebhookData {
  readonly builder: ActedFor;
  readonly connection: EndpointOutput<typeof getWebhook>;
}

/** The connection of the builder that the address names, or of the first; nothing for whoever acts for none. */
export async function loadWebhook(
  { call, signal, acting }: BuilderVisit,
  query: URLSearchParams,
): Promise<WebhookData | undefined> {
  const named = acting.builders.find(({ id }) => String(id) === query.get('constructora'));
  const builder = named ?? acting.builders[0];
  if (!builder) return undefined;
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1));
  const connection = await call(getWebhook, { params: { id: builder.id }, query: { page } }, { signal });
  return { builder, connection };
}
