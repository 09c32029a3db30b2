import * as calls from '@umbral/domain/api/contacts.ts';
import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import type { FastifyInstance } from 'fastify';
import { keepGuideKey } from '../../editorial/guides/guide-key.ts';
import { findGuide, unlockGuide } from '../../editorial/guides/guide-queries.ts';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { ownPath } from '../../engine/http/own-path.ts';
import { bodyOfForm, readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { found } from '../../engine/replies/refusal.ts';
import { contactAnswer } from './contact-answer.ts';
import { contactLimit } from './contact-limit.ts';
import { contactThanksPath } from './contact-paths.ts';
import { storeContact } from './contact-queries.ts';
import { contactTexts } from './contact-texts.ts';
import { type PersonForm, personColumns, type Sender } from './person-columns.ts';

type LandingKind = 'potential' | 'landing' | 'landing-postal' | 'landing-tv';
type LandingForm = PersonForm & { form: string; answers: object; schedule_kind: AppointmentKind | null };

/** Forms of landing pages, and of content that opens for a form; with and without JavaScript. */
export function landingRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope, bodyOfLandingForm);
    scope.setErrorHandler(showFailure);
    register(scope, calls.sendLanding, (call) => sendLanding(backend, call), contactLimit);
    const forms = [
      [calls.sendPotentialContact, 'potential'],
      [calls.sendPostalLanding, 'landing-postal'],
      [calls.sendTvLanding, 'landing-tv'],
    ] as const;
    for (const [endpoint, kind] of forms) {
      register(
        scope,
        endpoint,
        async (call) => {
          await storeLanding(backend, kind, call.body, call);
          leadOn(call);
          return contactAnswer(1, contactTexts.sent, call.session);
        },
        contactLimit,
      );
    }
  });
}

/** What a browser without script posted: fields that were left empty say nothing. */
function bodyOfLandingForm(form: string): Record<string, unknown> {
  const filled = [...new URLSearchParams(form)].filter(([, value]) => value.trim() !== '');
  return bodyOfForm(new URLSearchParams(filled).toString());
}

/** Leads a browser without script to the page that the form names, or to the thanks. */
function leadOn({ body, request, reply }: Pick<Call<typeof calls.sendTvLanding>, 'body' | 'request' | 'reply'>): void {
  if (!wantsPage(request)) return;
  reply.code(303).header('location', (body.redirect && ownPath(body.redirect)) || `/api${contactThanksPath}`);
}

async function storeLanding(
  backend: Backend,
  kind: LandingKind,
  body: LandingForm & { guide?: string | undefined },
  sender: Sender,
): Promise<void> {
  const person = await personColumns(backend, body, sender);
  const schedule_kind = body.schedule_date === null ? null : (body.schedule_kind ?? 'video');
  const answers = JSON.stringify({ form: body.form, ...body.answers });
  await storeContact(backend, { ...person, schedule_kind, kind, answers }, { isAnswered: body.guide !== undefined });
}

/** Opens the downloads of the named guide for this browser [B069]. */
async function sendLanding(backend: Backend, call: Call<typeof calls.sendLanding>) {
  const { body, session, request, reply } = call;
  const guide = body.guide ? found(await findGuide(backend, body.guide, undefined)) : undefined;
  await storeLanding(backend, 'landing', body, { session, request });
  leadOn(call);
  const answer = contactAnswer(1, contactTexts.sent, session);
  if (!guide) return { ...answer, downloads: [] };
  const key = keepGuideKey(request, reply, backend.config.origin);
  await unlockGuide(backend, guide.id, key);
  const opened = await findGuide(backend, String(guide.id), key);
  return { ...answer, downloads: opened?.downloads ?? [] };
}
