import * as calls from '@umbral/domain/api/contacts.ts';
import type { FastifyInstance } from 'fastify';
import { keepGuideKey } from '../../editorial/guides/guide-key.ts';
import { findGuide, unlockGuide } from '../../editorial/guides/guide-queries.ts';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { contactAnswer } from './contact-answer.ts';
import { contactLimit } from './contact-limit.ts';
import { storeContact } from './contact-queries.ts';
import { contactTexts } from './contact-texts.ts';
import { type PersonForm, personColumns, type Sender } from './person-columns.ts';

type LandingKind = 'potential' | 'landing' | 'landing-postal' | 'landing-tv';
type LandingForm = PersonForm & { form: string; answers: object };

/** Forms of landing pages, and of content that opens for a form. */
export function landingRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.sendLanding, (call) => sendLanding(backend, call), contactLimit);
  const forms = [
    [calls.sendPotentialContact, 'potential'],
    [calls.sendPostalLanding, 'landing-postal'],
    [calls.sendTvLanding, 'landing-tv'],
  ] as const;
  for (const [call, kind] of forms) {
    register(
      app,
      call,
      async ({ body, session, request }) => {
        await storeLanding(backend, kind, body, { session, request });
        return contactAnswer(1, contactTexts.sent, session);
      },
      contactLimit,
    );
  }
}

async function storeLanding(backend: Backend, kind: LandingKind, body: LandingForm, sender: Sender): Promise<void> {
  const person = await personColumns(backend, body, sender);
  await storeContact(backend, { ...person, kind, answers: JSON.stringify({ form: body.form, ...body.answers }) });
}

/** Opens the downloads of the named guide for this browser [B069]. */
async function sendLanding(backend: Backend, { body, session, request, reply }: Call<typeof calls.sendLanding>) {
  const guide = body.guide ? found(await findGuide(backend, body.guide, undefined)) : undefined;
  await storeLanding(backend, 'landing', body, { session, request });
  const answer = contactAnswer(1, contactTexts.sent, session);
  if (!guide) return { ...answer, downloads: [] };
  const key = keepGuideKey(request, reply, backend.config.origin);
  await unlockGuide(backend, guide.id, key);
  const opened = await findGuide(backend, String(guide.id), key);
  return { ...answer, downloads: opened?.downloads ?? [] };
}
