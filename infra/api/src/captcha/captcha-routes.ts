import type { FastifyInstance } from 'fastify';
import { getCaptchaChallenge } from 'shared-contracts/api/captcha.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { newChallenge } from './captcha.ts';

/** Challenges of the proof-of-work captcha [B072]. */
export function captchaRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getCaptchaChallenge, () => newChallenge(backend), { limit: { max: 60, perSeconds: 60 } });
}
