import { z } from 'zod';
import { confirmApproval, listApprovals } from '../registry/approvals.ts';
import { requireNoEnvironment } from './asked-environment.ts';
import { requireBearer } from './bearer-access.ts';
import type { RouteContext, ZodApp } from './route-context.ts';
import { requireProvenOperator } from './second-person.ts';

/** What somebody at the console asks for, and the word of another operator. */
export function approvalRoutes(app: ZodApp, { registry: { db }, people }: RouteContext): void {
  app.get('/approvals', async (request, reply) => {
    requireBearer(request, 'operator');
    reply.header('cache-control', 'no-store');
    return { approvals: await listApprovals(db) };
  });

  app.post('/approvals/:id/confirmed', { schema: { params: z.object({ id: z.uuid() }) } }, async (request, reply) => {
    requireNoEnvironment(request);
    await confirmApproval(db, await requireProvenOperator(request, people), request.params.id);
    return reply.code(204).send();
  });
}
