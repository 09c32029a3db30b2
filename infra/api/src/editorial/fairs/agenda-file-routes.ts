import { slug } from '@umbral/domain/vocabulary/identifier.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { sendCalendar } from '../../engine/http/send-calendar.ts';
import { found } from '../../engine/replies/refusal.ts';
import { agendaFile } from './agenda-file.ts';
import { type AgendaFair, findAgenda } from './agenda-queries.ts';

const fairParams = z.object({ slug });
const sessionParams = fairParams.extend({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const config = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'calendar-files' } };

/** The agenda of a fair, or one session of it, as a calendar file. Neither names a person. */
export function agendaFileRoutes(app: FastifyInstance, backend: Backend): void {
  app.get('/fairs/:slug/agenda.ics', { schema: { params: fairParams, hide: true }, config }, async (request, reply) => {
    const fair = found(await findAgenda(backend, fairParams.parse(request.params).slug));
    found(fair.sessions[0]);
    return sendFile(backend, reply, fair, fair.slug);
  });
  const schema = { params: sessionParams, hide: true };
  app.get('/fairs/:slug/agenda/:id.ics', { schema, config }, async (request, reply) => {
    const wanted = sessionParams.parse(request.params);
    const fair = found(await findAgenda(backend, wanted.slug));
    const session = found(fair.sessions.find(({ id }) => id === wanted.id));
    return sendFile(backend, reply, { ...fair, sessions: [session] }, `${fair.slug}-${session.id}`);
  });
}

function sendFile({ config: { origin }, now }: Backend, reply: FastifyReply, fair: AgendaFair, name: string) {
  return sendCalendar(reply, { name, file: agendaFile(fair, { origin, now: now() }), sharedSeconds: 300 });
}
