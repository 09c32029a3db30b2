import { environmentSchema } from '@umbral/protocol/composition/environment-schema.ts';
import { z } from 'zod';
import { addEnvironment, listEnvironments } from '../registry/environments.ts';
import { requireNoEnvironment } from './asked-environment.ts';
import { requireBearer } from './bearer-access.ts';
import { type RouteContext, reasonSchema, type ZodApp } from './route-context.ts';

const newEnvironment = z.strictObject({ name: environmentSchema, parent: environmentSchema, reason: reasonSchema });

/** Which environments there are, and new ones. */
export function environmentRoutes(app: ZodApp, { registry: { db } }: RouteContext): void {
  app.get('/environments', async (request) => {
    requireBearer(request);
    return { environments: await listEnvironments(db) };
  });

  app.post('/environments', { schema: { body: newEnvironment } }, async (request, reply) => {
    requireNoEnvironment(request);
    await addEnvironment(db, requireBearer(request, 'operator'), request.body);
    return reply.code(201).send({ name: request.body.name });
  });
}
