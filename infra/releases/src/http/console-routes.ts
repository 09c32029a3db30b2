import { z } from 'zod';
import { readPicture } from '../console/console-picture.ts';
import { requireBearer } from './bearer-access.ts';
import { type RouteContext, seqSchema, type ZodApp } from './route-context.ts';

/** How long the console waits for news before it looks again at what changes without one, seconds. */
const longestWait = 10;
const waiting = z.object({
  /** The composition that the console shows: the answer waits for a newer one. */
  after: seqSchema.optional(),
  wait: z.coerce.number().min(0).max(longestWait).default(5),
});

/** What the console's screens show besides what the other calls tell. */
export function consoleRoutes(app: ZodApp, { registry: { db }, watch }: RouteContext): void {
  app.get('/picture', { schema: { querystring: waiting } }, async (request, reply) => {
    requireBearer(request);
    const { after, wait } = request.query;
    if (after !== undefined) await watch.waitAfter(request.environment, after, wait * 1000);
    reply.header('cache-control', 'no-store');
    return readPicture(db, request.environment);
  });
}
