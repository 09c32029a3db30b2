import { acceptCookies } from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import { call } from '../../../testing/call.ts';

let events = 0;
/** The body of a conversion, each with an event of its own. */
export function sampleEvent(fields: object = {}) {
  events += 1;
  return {
    event_id: `event-${String(events).padStart(4, '0')}`,
    event_name: 'Lead' as const,
    path: '/gracias',
    ...fields,
  };
}

let visitors = 0;
/** The key of a new visitor, after the choice in the cookie banner. */
export async function newVisitor(app: FastifyInstance, choice: 'all' | 'necessary' | undefined): Promise<string> {
  visitors += 1;
  const user_key = `visitor-${visitors}`;
  if (choice) await call(app, acceptCookies, { body: { user_key, choice } });
  return user_key;
}
