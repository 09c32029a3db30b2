import * as calls from '@umbral/domain/api/calculations.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import * as calculations from './calculation-queries.ts';
import { calculationTexts as texts } from './calculation-texts.ts';

/** Results that a person keeps; each call touches only the rows of its own person. */
export function calculationRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listCalculations, async ({ session }) => ({
    data: await calculations.calculationsOf(backend, session.userId),
  }));
  register(app, calls.keepCalculation, async ({ body, session }) => {
    const id = await calculations.addCalculation(backend, session.userId, body);
    return id === undefined ? { ok: 0, message: texts.full, id: null } : { ok: 1, message: texts.kept, id };
  });
  register(app, calls.renameCalculation, async ({ body, session }) => {
    if (!(await calculations.nameCalculation(backend, session.userId, body))) throw new Refusal('not-found');
    return { ok: 1, message: texts.renamed };
  });
  register(app, calls.deleteCalculation, async ({ body, session }) => {
    if (!(await calculations.removeCalculation(backend, session.userId, body.id))) throw new Refusal('not-found');
    return { ok: 1, message: texts.deleted };
  });
}
