import { getProfile, saveProfile } from '@umbral/domain/api/profile.ts';
import type { ProfileForm } from '@umbral/domain/people/profile.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { linkPageHeaders, linkPageHtml } from '../../engine/mail/link-page-html.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { proofOfSession, type SignedIn } from '../../engine/sessions/session-store.ts';
import { validPhone } from '../contact-checks/phone-check.ts';
import { countryCode } from '../contacts/contact-queries.ts';
import { isOwnPassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { storePassword } from './password-reset.ts';
import { bodyOfProfileForm } from './profile-form-body.ts';
import { findProfile, updateProfile } from './profile-queries.ts';
import { startSession } from './start-session.ts';
import { texts } from './texts.ts';
import { findUser } from './user-queries.ts';

type SaveCall = Call<typeof saveProfile>;

/** The own account, with and without script: each call reads and changes only the person of its session. */
export function profileRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getProfile, async ({ session }) => ({ data: await findProfile(backend, session) }));
  void app.register(async (scope) => {
    readForms(scope, bodyOfProfileForm);
    scope.setErrorHandler(showFailure);
    register(scope, saveProfile, (call) => takeProfile(backend, call), { limit: { max: 60, perSeconds: 600 } });
  });
}

async function takeProfile(backend: Backend, call: SaveCall) {
  const answer = await save(backend, call);
  if (wantsPage(call.request)) showAnswer(call, answer);
  return answer;
}

/** Leads a browser without script back to the screen of the form, so that a reload sends nothing again. */
function showAnswer({ body, reply }: SaveCall, { ok, message }: { ok: 0 | 1; message: string }): void {
  if (ok === 1) {
    const screen = body.password === undefined ? routes.editProfile : routes.accountSecurity;
    reply.code(303).header('location', screen.href());
    return;
  }
  const page = { title: texts.profile.refused, text: message };
  reply
    .code(409)
    .headers(linkPageHeaders)
    .serializer(() => linkPageHtml(page, ''));
}

async function save(backend: Backend, { body, session, request, reply }: SaveCall) {
  const refused = (message: string) => ({ ok: 0 as const, message, user: null });
  const phone = body.phone === undefined ? undefined : validPhone(body.phone);
  const country = await readCountry(backend, body.home_country);
  const refusal = await passwordRefusal(backend, session, { form: body, request });
  if (refusal) return refused(refusal);
  const passwordHash =
    body.password === undefined ? undefined : await hashPassword(body.password, `user:${session.userId}`);
  const { userId } = session;
  const proof = await proofOfSession(backend, session.sessionId);
  const isSaved = await backend.db.transaction().execute(async (transaction) => {
    if (!(await updateProfile(transaction, userId, { form: body, phone, country }))) return false;
    if (passwordHash) {
      await storePassword(transaction, { userId, passwordHash, moment: backend.now() });
      await recordSecurityEvent(transaction, { kind: 'password-changed', userId, request });
    }
    return true;
  });
  if (!isSaved) return refused(texts.profile.avatar);
  const user = passwordHash
    ? await startSession(backend, { userId, proof }, request, reply)
    : await findUser(backend, userId, session.isStrong);
  return { ok: 1 as const, message: texts.profile.saved, user };
}

async function readCountry(backend: Backend, given: string | null | undefined): Promise<string | null | undefined> {
  if (given === undefined || given === null) return given;
  const code = await countryCode(backend, given);
  if (!code) throw new Refusal('invalid-input', { home_country: texts.profile.country });
  return code;
}

/** Why a new password is not taken; nothing where none is given or the current one is right. */
async function passwordRefusal(
  backend: Backend,
  person: SignedIn,
  { form, request }: { readonly form: ProfileForm; readonly request: FastifyRequest },
): Promise<string | undefined> {
  if (form.password === undefined) return undefined;
  const stored = await backend.db
    .selectFrom('credential')
    .where('user_id', '=', person.userId)
    .select('user_id')
    .executeTakeFirst();
  if (!stored) return texts.profile.noPassword;
  const isRight = await isOwnPassword(backend, person, { password: form.current_password ?? '', request });
  return isRight ? undefined : texts.profile.password;
}
