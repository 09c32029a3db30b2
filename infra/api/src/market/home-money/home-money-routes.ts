import { getZonePrices } from '@umbral/domain/api/plant-money.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { drawDocument } from '../../engine/documents/draw-document.ts';
import { calendarFile } from '../../engine/http/calendar-event.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { sendCalendar } from '../../engine/http/send-calendar.ts';
import { found } from '../../engine/replies/refusal.ts';
import { amortisationCsv } from './amortisation-csv.ts';
import { fileParams, fileQuery } from './file-query.ts';
import { homeOffer } from './home-offer.ts';
import { moneyFileTexts as texts } from './money-file-texts.ts';
import { paymentDays } from './payment-calendar.ts';
import { paymentDocument } from './payment-document.ts';
import { zonePrices } from './zone-price-query.ts';

/** Files that one address may have made in a minute: a PDF takes a tenth of a second of the only thread. */
const config = { rateLimit: { max: 30, timeWindow: 60_000, groupId: 'money-files' } };
const options = { schema: { params: fileParams, querystring: fileQuery, hide: true }, config };

/** What a home costs over time: prices of its zone, and its plan and loan as files, which are links without script. */
export function homeMoneyRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getZonePrices, async ({ params }) => ({ data: await zonePrices(backend, params.id) }), {
    sharedSeconds: 300,
  });
  const offerOf = async (request: { params: unknown; query: unknown }) => {
    const query = fileQuery.parse(request.query);
    const { id } = fileParams.parse(request.params);
    return found(await homeOffer(backend, id, query));
  };
  app.get('/planta/:id/plan-de-pagos.pdf', options, async (request, reply) => {
    const offer = await offerOf(request);
    asFile(reply, `plan-de-pagos-${offer.id}.pdf`).type('application/pdf');
    return drawDocument(paymentDocument(offer));
  });
  app.get('/planta/:id/plan-de-pagos.ics', options, async (request, reply) => {
    const offer = await offerOf(request);
    const name = `${texts.planTitle} · ${offer.name}`;
    const file = calendarFile({ name, product: texts.planTitle, events: paymentDays(offer), now: backend.now() });
    return sendCalendar(reply, { name: `plan-de-pagos-${offer.id}`, file });
  });
  app.get('/planta/:id/amortizacion.csv', options, async (request, reply) => {
    const offer = await offerOf(request);
    asFile(reply, `amortizacion-${offer.id}.csv`).type('text/csv; charset=utf-8');
    return amortisationCsv(offer);
  });
}

/** It is kept by nobody: prices change, and the choice is the visitor's own. */
function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`);
}
