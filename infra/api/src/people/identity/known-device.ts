import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { hiddenCookie, hostCookieName, readHostCookie } from '../../engine/sessions/host-cookie.ts';
import { hashToken, newToken } from '../../engine/tokens/opaque-token.ts';

/** What this browser keeps so that its people are told from strangers; it signs nobody in. */
const deviceCookie = 'KnownDevice';
/** Browsers keep no cookie for longer. */
export const deviceDays = 400;
const mostDevices = 20;

/** The hash of the browser's device token; nothing where it has none of ours. */
export function deviceOf({ config }: Backend, request: FastifyRequest): Buffer | undefined {
  const token = readHostCookie(request, deviceCookie, config.origin);
  return token === undefined ? undefined : hashToken(token);
}

/** Whether the account of an address has been signed in to on a device. Costs the same for every address. */
export async function isKnownDevice({ db }: Backend, email: string, device: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.id', 'known_device.user_id')
    .where('token_hash', '=', device)
    .where(sql<boolean>`lower(app_user.email) = lower(${email})`)
    .select('known_device.id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers the browser that a person has just signed in on. Gives the number of the device where it is a new one
 * to a person who had others.
 */
export async function rememberDevice(
  backend: Backend,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number | undefined> {
  const { origin } = backend.config;
  const former = deviceOf(backend, request);
  const { token, newcomer } = await backend.db.transaction().execute(async (db) => {
    const traits = { user_agent: (request.headers['user-agent'] ?? '').slice(0, 400), last_seen_at: backend.now() };
    const isKnown = former && (await seeAgain(db, { userId, device: former }, traits));
    const known = isKnown ? readHostCookie(request, deviceCookie, origin) : undefined;
    if (known) return { token: known, newcomer: undefined };
    return addDevice(db, { userId, former }, traits);
  });
  reply.setCookie(hostCookieName(deviceCookie, origin), token, hiddenCookie(origin, deviceDays * 86_400));
  return newcomer;
}

interface Traits {
  readonly user_agent: string;
  readonly last_seen_at: Date;
}

async function seeAgain(
  db: Kysely<Database>,
  { userId, device }: { readonly userId: number; readonly device: Buffer },
  traits: Traits,
): Promise<boolean> {
  const seen = await db
    .updateTable('known_device')
    .set(traits)
    .where('user_id', '=', userId)
    .where('token_hash', '=', device)
    .executeTakeFirst();
  return seen.numUpdatedRows > 0n;
}

/**
 * A device that is new to a person gets a new token, also where other people of the same browser had one: theirs moves
 * along, and one that somebody planted there is worth nothing.
 */
async function addDevice(
  db: Kysely<Database>,
  { userId, former }: { readonly userId: number; readonly former: Buffer | undefined },
  traits: Traits,
) {
  const token = newToken();
  const device = hashToken(token);
  if (former) {
    await db.updateTable('known_device').set({ token_hash: device }).where('token_hash', '=', former).execute();
  }
  const others = await db.selectFrom('known_device').where('user_id', '=', userId).select('id').execute();
  const { id } = await db
    .insertInto('known_device')
    .values({ ...traits, user_id: userId, token_hash: device, first_seen_at: traits.last_seen_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`delete from known_device where user_id = ${userId} and id not in (
    select id from known_device where user_id = ${userId} order by last_seen_at desc, id desc limit ${mostDevices}
  )`.execute(db);
  return { token, newcomer: others.length > 0 ? id : undefined };
}

/** Forgets every device of a person: whoever knew the former password is a stranger from now on. */
export async function forgetDevices(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
}
