import { listCurrentEvents } from '@umbral/domain/api/events.ts';
import { listFairs } from '@umbral/domain/api/fairs.ts';
import { checkPortalSurvey } from '@umbral/domain/api/surveys.ts';
import { acceptCookies } from '@umbral/domain/api/users.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';

/** What lies over pages asks of the backend, in one chunk that comes with the first question; each throws without an answer. */

/** Events that run or are to come, the next first, so many of them [C152]. */
export async function nextEvents(call: CallApi, limit: number): Promise<NextEvents> {
  return (await call(listCurrentEvents, { query: { limit } })).data;
}
export type NextEvents = EndpointOutput<typeof listCurrentEvents>['data'];

/** Every fair with its dates [C032]. */
export async function allFairs(call: CallApi): Promise<EndpointOutput<typeof listFairs>['data']> {
  return (await call(listFairs, {})).data;
}

/** Whether a person has answered the portal survey; only of oneself [C140]. */
export async function hasAnsweredSurvey(call: CallApi, id: number): Promise<boolean> {
  return (await call(checkPortalSurvey, { params: { id } })).ok !== 0;
}

/** Tells the backend the choice of cookies of the browser with this key; says whether it was taken [C166]. */
export async function sendCookieChoice(call: CallApi, choice: 'all' | 'necessary', key: string): Promise<boolean> {
  return (await call(acceptCookies, { body: { user_key: key, choice } })).ok === 1;
}
