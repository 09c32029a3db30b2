import * as calls from '@umbral/domain/api/builder-webhook.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { pageOfRows, toPageRequest } from '../../engine/replies/page.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { requireInbox } from '../leads/lead-access.ts';
import { postedForms, showOutcome } from '../projects/posted-project-forms.ts';
import { deliveriesOf } from './webhook-log.ts';
import { replay, sendTest } from './webhook-replay.ts';
import { findWebhook, saveSettings, toSettings } from './webhook-settings.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

/** Each makes the portal call a stranger's address, or hands a secret out. */
const sparing = { limit: { max: 30, perSeconds: 600 } };

/** How a builder's own system is told of its contacts: for its people and for administrators. */
export function webhookRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.getWebhook, async ({ params, query, session }) => {
    await requireInbox(backend.db, session, params.id);
    const page = toPageRequest(query);
    const [webhook, log] = await Promise.all([
      findWebhook(backend.db, params.id),
      deliveriesOf(backend.db, params.id, page),
    ]);
    return { ...pageOfRows(log.data, log.total, page), settings: webhook ? toSettings(webhook) : null };
  });
  register(app, calls.saveWebhook, (call) => save(backend, call), sparing);
  // A form that is posted without script carries nothing: the address says it all.
  postedForms(
    app,
    () => undefined,
    (scope) => {
      register(scope, calls.testWebhook, (call) => test(backend, call), sparing);
      register(scope, calls.replayDelivery, (call) => repeat(backend, call), { limit: { max: 120, perSeconds: 600 } });
    },
  );
}

async function save(backend: Backend, { params, body, session, request }: Call<typeof calls.saveWebhook>) {
  await requireInbox(backend.db, session, params.id);
  const { settings, secret } = await saveSettings(backend, params.id, body, { session, request });
  return { ok: 1 as const, message: sentenceOf(body.version === null, secret, body.active), secret, settings };
}

function sentenceOf(isFirst: boolean, secret: string | null, isActive: boolean): string {
  if (secret !== null) return isFirst ? texts.created : texts.rotated;
  return isActive ? texts.saved : texts.savedOff;
}

async function test(backend: Backend, call: Call<typeof calls.testWebhook>) {
  const { params, session } = call;
  await requireInbox(backend.db, session, params.id);
  const tested = await sendTest(backend, params.id);
  if (!tested) throw new Refusal('conflict', { url: texts.noneYet });
  const { fault, delivery } = tested;
  const outcome =
    fault === null
      ? { ok: 1 as const, message: texts.tested, delivery }
      : { ok: 0 as const, message: texts.testFailed[fault], delivery };
  showOutcome(call, outcome);
  return outcome;
}

async function repeat(backend: Backend, call: Call<typeof calls.replayDelivery>) {
  const { params, session } = call;
  await requireInbox(backend.db, session, params.id);
  const outcome = await replay(backend, params.id, params.delivery);
  showOutcome(call, outcome);
  return outcome;
}
