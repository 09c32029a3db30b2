import { sendConversion } from '@umbral/domain/api/conversions.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import {
  googleEmail,
  normalizedEmail,
  phoneDigits,
  sha256,
} from '../../engine/third-parties/conversions/person-hashes.ts';
import { validPhone } from '../contact-checks/phone-check.ts';
import { advertisingConsent, catalogueItem, storeConversion } from './conversion-queries.ts';

/** Conversions for advertising networks [B093]. */
export function conversionRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, sendConversion, (call) => takeConversion(backend, call), { limit: { max: 60, perSeconds: 60 } });
}

async function takeConversion(backend: Backend, { body, session, request }: Call<typeof sendConversion>) {
  const hashes = hashPerson(body.email ?? session?.email, body);
  const consent = await advertisingConsent(backend, { userId: session?.userId, visitorKey: body.user_key });
  if (!consent) return { ok: 0 as const, reason: 'consent' as const };
  const item = body.plant_id === undefined ? undefined : await catalogueItem(backend, body.plant_id);
  // An event about the catalogue itself says nothing without its thing; the others stand on their own.
  if (!item && body.event_name === 'ViewContent') return { ok: 0 as const, reason: 'catalogue' as const };
  const networks = backend.parties.conversions.map(({ name }) => name);
  const { fbp, fbc, ga_client_id: gaClientId } = body;
  const browser = { userAgent: request.headers['user-agent']?.slice(0, 300), fbp, fbc, gaClientId };
  await storeConversion(
    backend,
    {
      event_id: body.event_id,
      name: body.event_name,
      occurred_at: backend.now(),
      path: body.path,
      visitor_key: body.user_key || null,
      user_id: session?.userId ?? null,
      ...hashes,
      plant_id: item?.plant_id ?? null,
      project_id: item?.project_id ?? null,
      value: item?.value ?? null,
      browser: networks.length > 0 ? JSON.stringify(browser) : null,
      consent_source: consent.source,
      consent_id: consent.id,
    },
    networks,
  );
  return { ok: 1 as const };
}

/** What may be kept of a person: hashes, in each network's spelling. 422 for a number that cannot be. */
function hashPerson(email: string | undefined, { phone, phone_country: country }: Call<typeof sendConversion>['body']) {
  const number = phone && validPhone(phone, country);
  return {
    email_hash: email ? sha256(normalizedEmail(email)) : null,
    google_email_hash: email ? sha256(googleEmail(email)) : null,
    phone_hash: number ? sha256(phoneDigits(number)) : null,
    google_phone_hash: number ? sha256(number) : null,
  };
}
