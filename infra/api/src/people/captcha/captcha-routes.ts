import { getCaptchaChallenge } from '@umbral/domain/api/captcha.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { newChallenge } from './captcha.ts';

/** Challenges of the proof-of-work captcha [B072]. */
export function captchaRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getCaptchaChallenge, () => newChallenge(backend), { limit: { max: 60, perSeconds: 60 } });
}
