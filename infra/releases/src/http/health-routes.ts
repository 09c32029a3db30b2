import { z } from 'zod';
import { readDecisions } from '../health/decisions.ts';
import { readHealth } from '../health/health-picture.ts';
import { healthReportSchema } from '../health/health-report.ts';
import { recordHealth } from '../health/record-health.ts';
import { requireBearer } from './bearer-access.ts';
import { pageQuery, type RouteContext, remoteParams, type ZodApp } from './route-context.ts';

const week = 7 * 24 * 60;
const span = z.object({ minutes: z.coerce.number().int().min(1).max(week).default(180) });

/** What shells count, what it looks like, and what was decided on it. */
export function healthRoutes(app: ZodApp, { registry: { db } }: RouteContext): void {
  app.post('/health', { schema: { body: healthReportSchema } }, async (request, reply) => {
    requireBearer(request, 'shell');
    await recordHealth(db, request.body, request.environment);
    return reply.code(204).send();
  });

  app.get('/health/:remote', { schema: { params: remoteParams, querystring: span } }, async (request) => {
    requireBearer(request);
    const { environment, params, query } = request;
    return readHealth(db, { environment, remote: params.remote }, query.minutes);
  });

  app.get('/decisions', { schema: { querystring: pageQuery } }, async (request) => {
    requireBearer(request);
    return { decisions: await readDecisions(db, { ...request.query, environment: request.environment }) };
  });
}
