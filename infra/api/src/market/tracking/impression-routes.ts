import { countImpressions } from '@umbral/domain/api/impressions.ts';
import type { FastifyInstance } from 'fastify';
import { networkOf } from 'infra-observability/network-of.ts';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { isExempt } from '../../engine/http/rate-limits.ts';
import { isBuyersEyes } from './buyers-eyes.ts';
import { createImpressionGuard, type ImpressionGuard } from './impression-guard.ts';
import { storeImpressions } from './impression-queries.ts';

/** Cards that visitors had in view. */
export function impressionRoutes(app: FastifyInstance, backend: Backend): void {
  const guard = createImpressionGuard(backend.now);
  register(app, countImpressions, (call) => count(backend, guard, call), { limit: { max: 240, perSeconds: 60 } });
}

/** Counts what a buyer saw; the answer is the same where nothing is counted. */
async function count(
  backend: Backend,
  guard: ImpressionGuard,
  { body, session, request }: Call<typeof countImpressions>,
) {
  const answer = { ok: 1 as const };
  if (!isBuyersEyes(request.headers['user-agent'], session)) return answer;
  const plants = isExempt(backend.config, request) ? body.plants : guard.admit(networkOf(request.ip), body.plants);
  await storeImpressions(backend, plants);
  return answer;
}
