import * as calls from '@umbral/domain/api/audiences.ts';
import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownChoices } from '../../editorial/catalogue/known-choices.ts';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { texts } from '../../engine/texts.ts';
import { type ConsentPurpose, giveConsent } from '../consents/consent-queries.ts';
import { hasProvenEmail } from '../identity/proven-email.ts';
import * as queries from './audience-queries.ts';
import { audienceTexts } from './audience-texts.ts';

const limited = { limit: { max: 30, perSeconds: 600 } };

/** The sentence that is agreed to: alarms bring mail, the other forms ask for an answer. */
const purposeOf = (form: AudienceForm): ConsentPurpose => (form === 'alarms' ? 'alerts' : 'contact');

/** Capture forms and what they have captured [B107]. */
export function audienceRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.checkAudience, async ({ params, body, session }) => ({
    ok: (await queries.hasAnswered(backend, await askerOf(backend, session, body.user_key), params.id)) ? 1 : 0,
  }));
  register(app, calls.saveAudience, (call) => saveAudience(backend, call), limited);
  register(app, calls.checkAudienceKnowledge, async ({ body, session }) => ({
    ok: (await queries.hasKnowledge(backend, await askerOf(backend, session, body.user_key))) ? 1 : 0,
  }));
  register(app, calls.saveAudienceKnowledge, (call) => saveKnowledge(backend, call), limited);
  register(
    app,
    calls.withdrawAudience,
    async ({ body, session }) => {
      const { userId, email } = await askerOf(backend, session, '');
      if (userId === null || email === null) return { ok: 0 as const, message: audienceTexts.unproven };
      await queries.withdraw(backend.db, { userId, email }, body.form);
      return { ok: 1 as const, message: audienceTexts.withdrawn };
    },
    limited,
  );
  register(app, calls.getAudienceData, async ({ params, session, request }) => {
    const isOwn = session.email.toLowerCase() === params.email && (await hasProvenEmail(backend.db, session.userId));
    if (!isOwn && !isAdministrator(session)) throw new Refusal('not-allowed');
    const { userId: actorId } = session;
    const facts = { what: 'form-answers' } as const;
    if (!isOwn) {
      await recordSecurityEvent(backend.db, { kind: 'data-read', email: params.email, actorId, request, facts });
    }
    return { data: await queries.audienceData(backend, params.email) };
  });
}

/**
 * Who asks. An account speaks for its e-mail once it has confirmed it: anybody may register with any address. Until
 * then it counts for what its browser's key says.
 */
async function askerOf(backend: Backend, session: SignedIn | undefined, userKey: string): Promise<queries.Person> {
  const isProven = session && (await hasProvenEmail(backend.db, session.userId));
  return { userId: isProven ? session.userId : null, email: isProven ? session.email : null, userKey: userKey || null };
}

/** Who answers: of somebody signed in the account's e-mail is kept, whatever the form says. */
async function authorOf(
  backend: Backend,
  session: SignedIn | undefined,
  form: { readonly email: string; readonly user_key: string },
): Promise<queries.Person> {
  const asker = await askerOf(backend, session, form.user_key);
  return { ...asker, email: session?.email ?? (form.email || null) };
}

/** Fields named after a list of choices must hold one of them. */
async function refuseWrongAnswers(
  backend: Backend,
  part: 'fields' | 'answers',
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(answers);
  if (names.length === 0) return;
  const lists = await backend.db
    .selectFrom('catalogue_entry')
    .where('list', 'in', names)
    .select('list')
    .distinct()
    .execute();
  await refuseUnknownChoices(
    backend,
    Object.fromEntries(lists.map(({ list }) => [`${part}.${list}`, { list, key: answers[list] }])),
  );
}

async function saveAudience(backend: Backend, { body, session }: Call<typeof calls.saveAudience>) {
  const person = await authorOf(backend, session, body);
  const { email } = person;
  if (email === null) throw new Refusal('invalid-input', { email: validationMessages.required });
  await refuseWrongAnswers(backend, 'fields', body.fields);
  await backend.db.transaction().execute(async (transaction) => {
    await queries.storeAudience(transaction, person, body.form, body.fields);
    const userId = session?.userId ?? null;
    await giveConsent(transaction, {
      purpose: purposeOf(body.form),
      userId,
      email,
      source: `audiencia/${body.form}`,
    });
  });
  return { ok: 1 as const, message: texts.sent };
}

async function saveKnowledge(backend: Backend, { body, session }: Call<typeof calls.saveAudienceKnowledge>) {
  const person = await authorOf(backend, session, body);
  const { email, userKey } = person;
  if (email === null && userKey === null) {
    throw new Refusal('invalid-input', { email: validationMessages.required });
  }
  await refuseWrongAnswers(backend, 'answers', body.answers);
  await backend.db.transaction().execute(async (transaction) => {
    await queries.storeKnowledge(transaction, person, body.answers);
    const who = email ? { email } : { visitorKey: userKey ?? '' };
    const userId = session?.userId ?? null;
    await giveConsent(transaction, { purpose: 'contact', userId, ...who, source: 'audiencia/conocimiento' });
  });
  return { ok: 1 as const, message: texts.sent };
}
