import type { FastifyInstance } from 'fastify';
import { formatClock, formatWeekday, withArticle } from 'shared-contracts/domain/format-date.ts';
import type { z } from 'zod';
import type { Backend } from '../backend.ts';
import { fileParams } from '../home-money/file-query.ts';
import { found } from '../http/refusal.ts';
import { escapeHtml, linkPageHeaders, plainPageHtml } from '../mail/link-page-html.ts';
import { texts } from '../texts.ts';
import { appointmentFile } from './appointment-file.ts';
import { appointmentFilePath, contactThanksPath, thanksQuery, visitQuery } from './contact-paths.ts';
import { type VisitedHome, visitedHome } from './visited-home.ts';

const config = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'appointments' } };

/** The visit as a calendar file, and the thanks of a browser without script. Neither names a person. */
export function appointmentRoutes(app: FastifyInstance, backend: Backend): void {
  const fileSchema = { params: fileParams, querystring: visitQuery, hide: true };
  app.get('/planta/:id/cita.ics', { schema: fileSchema, config }, async (request, reply) => {
    const home = found(await visitedHome(backend, fileParams.parse(request.params).id));
    found(home.takesVisits || undefined);
    const visit = visitQuery.parse(request.query);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="cita-${home.id}-${visit.dia}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(appointmentFile(home, visit, backend.config.origin, backend.now()));
  });
  app.get(contactThanksPath, { schema: { querystring: thanksQuery, hide: true }, config }, async (request, reply) => {
    const sent = thanksQuery.parse(request.query);
    const home = sent.planta === undefined ? undefined : await visitedHome(backend, sent.planta);
    return reply.headers(linkPageHeaders).send(plainPageHtml(texts.contact.sent, thanksHtml(home, sent)));
  });
}

function thanksHtml(home: VisitedHome | undefined, { dia, hora, modo }: z.output<typeof thanksQuery>): string {
  if (!home) return '<p><a href="/">Ir al inicio</a></p>';
  const lines = [`<p>${escapeHtml(home.builder)} te contactará pronto. Te enviamos una copia a tu correo.</p>`];
  if (dia && hora && home.takesVisits) {
    const [hours = 0, minutes = 0] = hora.split(':').map(Number);
    const when = `${formatWeekday(dia)} a ${withArticle(formatClock(hours, minutes))}, hora de Colombia`;
    const href = appointmentFilePath(home.id, { dia, hora, modo });
    lines.push(
      `<p>Pediste una cita para el ${escapeHtml(when)}.</p>`,
      `<p><a href="${escapeHtml(href)}">Guardar la cita en mi calendario</a></p>`,
    );
  }
  lines.push(`<p><a href="${escapeHtml(home.path)}">Volver a ${escapeHtml(home.project)}</a></p>`);
  return lines.join('');
}
