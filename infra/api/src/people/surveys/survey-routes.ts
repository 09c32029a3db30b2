import * as calls from '@umbral/domain/api/surveys.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listChoices } from '../../editorial/catalogue/catalogue-queries.ts';
import { refuseUnknownChoices } from '../../editorial/catalogue/known-choices.ts';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { bodyOfForm } from '../../engine/http/posted-form.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import { recordSecurityEvent, type SecurityEvent } from '../../engine/sessions/security-log.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { hasProvenEmail } from '../identity/proven-email.ts';
import { listOpenSurveys } from './open-survey-queries.ts';
import { bodyOfPortalForm, postedSurveys, showVerdict } from './posted-surveys.ts';
import { answersOf, storeReply } from './short-replies.ts';
import * as queries from './survey-queries.ts';
import { surveyTexts } from './survey-texts.ts';

const limited = { limit: { max: 20, perSeconds: 600 } };

/** Opinions: of builders [B081] and of the portal [B079]. */
export function surveyRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.rateBuilder, (call) => rateBuilder(backend, call), limited);
  register(app, calls.listOwnRatings, async ({ session }) => ({
    data: await queries.ownRatings(backend, await authorOf(backend, session)),
  }));
  postedSurveys(app, bodyOfPortalForm, (scope) => {
    register(scope, calls.answerPortalSurvey, (call) => answerPortal(backend, call), limited);
  });
  postedSurveys(app, bodyOfForm, (scope) => {
    register(scope, calls.answerOpenSurvey, (call) => answerShort(backend, call), limited);
  });
  register(app, calls.checkPortalSurveyByEmail, async ({ params, session, request }) => {
    const isAdmin = isAdministrator(session);
    const isOwn = session.email.toLowerCase() === params.email;
    if (!isOwn && !isAdmin) throw new Refusal('not-allowed');
    if (!isOwn) await tellRead(backend, { email: params.email }, { session, request });
    const maySee = isAdmin || (await hasProvenEmail(backend.db, session.userId));
    const isAnswered = maySee
      ? await queries.hasEmailAnswered(backend, params.email)
      : await queries.hasAnswered(backend, session.userId);
    return { ok: isAnswered ? 1 : 0 };
  });
  register(app, calls.checkPortalSurvey, async ({ params, session, request }) => {
    const isOwn = session.userId === params.id;
    if (!isOwn && !isAdministrator(session)) throw new Refusal('not-allowed');
    if (!isOwn) await tellRead(backend, { userId: params.id }, { session, request });
    return { ok: (await queries.hasAnswered(backend, params.id)) ? 1 : 0 };
  });
  register(
    app,
    calls.listSurveyTaxonomy,
    async ({ params }) => ({ data: await listChoices(backend, params.taxonomy.replace('_', '-')) }),
    { sharedSeconds: 3600, browserSeconds: 60 },
  );
  register(app, calls.listOpenSurveys, async () => ({ data: await listOpenSurveys(backend) }), { sharedSeconds: 300 });
}

/** Notes that staff has asked whether somebody answered. */
function tellRead(
  { db }: Backend,
  whose: Pick<SecurityEvent, 'email' | 'userId'>,
  { session, request }: { readonly session: SignedIn; readonly request: FastifyRequest },
): Promise<void> {
  const facts = { what: 'survey-answers' } as const;
  return recordSecurityEvent(db, { kind: 'data-read', ...whose, actorId: session.userId, request, facts });
}

async function rateBuilder(backend: Backend, { body, session }: Call<typeof calls.rateBuilder>) {
  const { response_time, contact_medium, content_type } = body;
  await refuseUnknownChoices(backend, {
    response_time: { list: 'response-time', key: response_time },
    contact_medium: { list: 'contact-medium', key: contact_medium },
    ...(content_type ? { content_type: { list: 'content-type', key: content_type } } : {}),
  });
  const builder = found(await queries.findRated(backend, body.builder_id, session.userId));
  if (builder.is_own) return { ok: 0 as const, reason: surveyTexts.ownBuilder };
  const stored = await queries.storeBuilderSurvey(backend, body, await authorOf(backend, session));
  return stored ? { ok: 1 as const, reason: null } : { ok: 0 as const, reason: surveyTexts.ratedBuilder };
}

/** An account that has not proved its e-mail answers for itself alone: the e-mail's owner may still answer. */
async function authorOf({ db }: Backend, { userId, email }: SignedIn): Promise<queries.Author> {
  return { userId, email: (await hasProvenEmail(db, userId)) ? email : null };
}

/**
 * A person with an account is told that the survey was answered already; so is a browser that answered it itself. For
 * an e-mail that somebody types nothing is told: the first answer stays, and the sender learns nothing about others.
 */
async function answerPortal(backend: Backend, call: Call<typeof calls.answerPortalSurvey>) {
  const reason = await reasonAgainst(backend, call);
  showVerdict(call, 'portal', reason);
  return { ok: reason === null ? (1 as const) : (0 as const), reason };
}

/** Stores the opinion of the portal; says why where it is not taken. */
async function reasonAgainst(
  backend: Backend,
  { body, session }: Call<typeof calls.answerPortalSurvey>,
): Promise<string | null> {
  if (session) {
    if (await queries.hasAnswered(backend, session.userId)) return surveyTexts.answered;
    const stored = await queries.storePortalSurvey(backend, body, await authorOf(backend, session));
    return stored ? null : surveyTexts.answered;
  }
  if (body.email === '') throw new Refusal('invalid-input', { email: validationMessages.required });
  if (await queries.hasBrowserAnswered(backend, body.user_key)) return surveyTexts.answered;
  await queries.storePortalSurvey(backend, body, { userId: null, email: body.email });
  return null;
}

/** Somebody signed in replies under the account, anybody else under the browser's key. */
async function answerShort(backend: Backend, call: Call<typeof calls.answerOpenSurvey>) {
  const { params, body, session } = call;
  const survey = found((await listOpenSurveys(backend)).find(({ slug }) => slug === params.slug));
  const answers = answersOf(survey, body.answers);
  const who = session
    ? { userId: session.userId, userKey: null }
    : { userId: null, userKey: body.user_key === '' ? null : body.user_key };
  const isStored = await storeReply(backend, survey.id, who, answers);
  const reason = isStored ? null : surveyTexts.answeredShort;
  showVerdict(call, survey.slug, reason);
  return { ok: isStored ? (1 as const) : (0 as const), reason };
}
