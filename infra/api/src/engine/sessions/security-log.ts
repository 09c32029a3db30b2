import { deviceName } from '@umbral/domain/people/device-name.ts';
import type { SecurityEventKind, SecurityFacts } from '@umbral/domain/people/security-event.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from 'infra-db/tables.ts';
import { networkOf } from 'infra-observability/network-of.ts';
import { type Kysely, sql } from 'kysely';

/** What a request tells of who sent it. */
export type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;

/** Something that happened to the safety of an account. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Whose account it is; a number that nobody has names nobody. */
  readonly userId?: number | undefined;
  /** Instead of the account, an address that may have one: the log names the account or nobody, at the same cost. */
  readonly email?: string;
  /** The member of the team who did it. */
  readonly actorId?: number;
  /** The request in which it happened, for network and device; none for commands of the installation. */
  readonly request?: Sender;
  readonly facts?: SecurityFacts;
}

/** A member of the team who sees or changes an account, and the request of it. */
export type StaffMember = Required<Pick<SecurityEvent, 'actorId' | 'request'>>;

/** Writes an event down, in the transaction of what it tells where there is one. Rows are never changed afterwards. */
export async function recordSecurityEvent(db: Kysely<Database>, event: SecurityEvent): Promise<void> {
  const { kind, actorId, request, facts = {} } = event;
  await db
    .insertInto('security_event')
    .values({
      kind,
      user_id: accountOf(event),
      actor_id: actorId ?? null,
      done_by: actorOf(event),
      network: request ? shortNetwork(request.ip) : null,
      device: request ? deviceName(request.headers['user-agent'] ?? '') : null,
      facts: JSON.stringify(facts),
    })
    .execute();
}

function accountOf({ userId, email }: SecurityEvent) {
  const isIt = email === undefined ? sql`id = ${userId ?? null}` : sql`lower(email) = lower(${email})`;
  return sql<number | null>`(select id from app_user where ${isIt})`;
}

function actorOf({ actorId, request }: SecurityEvent) {
  if (actorId !== undefined) return 'staff';
  return request ? 'person' : 'command';
}

/** The beginning of an address: three numbers of an IPv4 one, 48 bits of an IPv6 one. */
export function shortNetwork(ip: string): string {
  const network = networkOf(ip);
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : network.replace(/\.\d+$/, '.0/24');
}
