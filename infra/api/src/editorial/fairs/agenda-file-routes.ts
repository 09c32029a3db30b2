import { slug } from '@umbral/domain/vocabulary/identifier.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { icalendar } from '../../engine/http/icalendar.ts';
import { found } from '../../engine/replies/refusal.ts';
import { agendaEvent } from './agenda-file.ts';
import { type AgendaFair, findAgenda } from './agenda-queries.ts';
import { agendaTexts } from './agenda-texts.ts';

const fairParams = z.object({ slug });
const sessionParams = fairParams.extend({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const config = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'fair-agenda' } };

/** The agenda of a fair, or one session of it, as a calendar file. Neither names a person. */
export function agendaFileRoutes(app: FastifyInstance, backend: Backend): void {
  app.get('/fairs/:slug/agenda.ics', { schema: { params: fairParams, hide: true }, config }, async (request, reply) => {
    const fair = found(await findAgenda(backend, fairParams.parse(request.params).slug));
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
  const events = fair.sessions.map((session) => agendaEvent(fair, session, { origin, now: now() }));
  return reply
    .header('cache-control', 'public, max-age=0, s-maxage=60')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
    .type('text/calendar; charset=utf-8')
    .send(icalendar({ name: fair.name, product: agendaTexts.product, events }));
}
