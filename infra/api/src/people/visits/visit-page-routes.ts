import { visitSlot } from '@umbral/domain/api/visits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { linkPageHeaders } from '../../engine/mail/link-page-html.ts';
import { isToken } from '../../engine/tokens/opaque-token.ts';
import { contactTexts } from '../contacts/contact-texts.ts';
import { fitsVisit, visitPagePath, visitPath } from '../contacts/visit-link.ts';
import { agreeToVisit, type ChangeOutcome, cancelVisit, closedReason, moveVisit } from './change-visit.ts';
import { noVisitHtml, visitPageHtml } from './visit-page.ts';
import { heldByLink, requestOfLink } from './visit-queries.ts';

const query = z.object({
  cita: z.coerce.number().int().positive().max(2_147_483_647).catch(0),
  token: z.string().max(200).catch(''),
});
const moving = visitSlot.extend({ accion: z.literal('mover') });
const agreeing = visitSlot.extend({ accion: z.literal('aceptar') });
const cancelling = z.object({ accion: z.literal('cancelar') });
const limit = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'visits' } };

/** The page behind the link of a visit's letters: GET shows, POST moves or calls off. No session, no script. */
export function visitPageRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope);
    const options = { schema: { hide: true }, config: limit };
    scope.get(visitPagePath, options, async (request, reply) => {
      const id = requestIn(backend, request);
      return id === undefined ? gone(reply) : show(backend, reply, id);
    });
    scope.post(visitPagePath, options, async (request, reply) => {
      const id = requestIn(backend, request);
      if (id === undefined) return gone(reply);
      const answer = await act(backend, id, request.body);
      if (!answer) return gone(reply);
      return show(backend, reply.code(answer.ok ? 200 : 422), id, answer);
    });
  });
}

/** Number of the request whose link this is. */
function requestIn(backend: Backend, request: FastifyRequest): number | undefined {
  const { cita, token } = query.parse(request.query);
  return isToken(token) && fitsVisit(backend, cita, token) ? cita : undefined;
}

async function act(backend: Backend, id: number, body: unknown): Promise<ChangeOutcome | undefined> {
  const find = heldByLink(id);
  const agreed = agreeing.safeParse(body);
  if (agreed.success) {
    const { accion: _, ...slot } = agreed.data;
    return agreeToVisit(backend, find, slot);
  }
  if (cancelling.safeParse(body).success) return cancelVisit(backend, find);
  const wanted = moving.safeParse(body);
  if (!wanted.success) return { ok: 0, message: contactTexts.day };
  const { accion: _, ...slot } = wanted.data;
  return moveVisit(backend, find, slot);
}

async function show(backend: Backend, reply: FastifyReply, id: number, answer?: ChangeOutcome): Promise<FastifyReply> {
  const visit = await requestOfLink(backend, id);
  if (!visit) return gone(reply);
  const closed = closedReason(backend, visit);
  const page = visitPageHtml(visit, { action: visitPath(backend, id), answer, closed, now: backend.now() });
  return reply.headers(linkPageHeaders).send(page);
}

function gone(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(linkPageHeaders).send(noVisitHtml());
}
