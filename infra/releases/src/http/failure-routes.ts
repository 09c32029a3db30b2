import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { readFailures, recordFailures } from '../console/failure-groups.ts';
import { createClassResolver } from '../console/resolve-classes.ts';
import { createStackResolver } from '../console/resolve-stack.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import { requireBearer } from './bearer-access.ts';
import { pageQuery, type RouteContext, type ZodApp } from './route-context.ts';

const told = z.strictObject({
  failures: z
    .array(
      z.strictObject({
        remote: appNameSchema,
        version: versionSchema,
        cohort: z.enum(['stable', 'canary', 'pin', 'link']),
        kind: z.string().regex(/^[a-z][a-z-]{0,39}$/),
        message: z.string().max(2000),
        stack: z.string().max(20_000).optional(),
        count: z.number().int().min(1).max(10_000_000),
      }),
    )
    .max(100),
});

/** What went wrong, in groups, with places and classes of the sources: told by shells, read by people, new ones in the log. */
export function failureRoutes(app: ZodApp, { registry }: RouteContext): void {
  const { db } = registry;
  const resolveStack = createStackResolver(registry);
  const resolveClasses = createClassResolver(registry);

  app.post('/failures', { schema: { body: told } }, async (request, reply) => {
    requireBearer(request, 'shell');
    const failures = request.body.failures.map(async ({ stack, ...failure }) => ({
      ...failure,
      // Before it is scrubbed: a short name has digits like any number.
      message: await resolveClasses(failure),
      ...(stack === undefined ? {} : { stack: await resolveStack(stack) }),
    }));
    const news = await recordFailures(db, await Promise.all(failures), request.environment);
    for (const failure of news) request.log.warn({ failure }, 'a failure that is new in this version');
    return reply.code(204).send();
  });

  app.get('/failures', { schema: { querystring: pageQuery.omit({ before: true }) } }, async (request) => {
    requireBearer(request);
    return { failures: await readFailures(db, { ...request.query, environment: request.environment }) };
  });
}
