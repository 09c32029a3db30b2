import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type AttemptRule, takeAttempt } from '../identity/attempts.ts';
import { rememberDevice } from '../identity/known-device.ts';
import { enqueueAccountMail } from './account-orders.ts';

const hour = 3_600_000;
/** Whoever lets the browser forget everything would get a letter at each sign-in. */
const letterRule: AttemptRule = {
  name: 'new-device',
  forgiven: 3,
  firstPauseMs: hour,
  longestPauseMs: 12 * hour,
  forgetMs: 24 * hour,
};

/** Remembers the browser of a sign-in; a person who had others is told of a new one by mail. */
export async function welcomeDevice(
  backend: Backend,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const deviceId = await rememberDevice(backend, userId, request, reply);
  if (deviceId === undefined || !(await takeAttempt(backend, letterRule, `user:${userId}`))) return;
  await enqueueAccountMail(backend.db, { template: 'new-device', userId, deviceId });
}
