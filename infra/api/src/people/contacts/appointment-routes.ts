import { formatClock, formatWeekday, withArticle } from '@umbral/domain/format/format-date.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { sendCalendar } from '../../engine/http/send-calendar.ts';
import { escapeHtml, linkPageHeaders, plainPageHtml, wayHome } from '../../engine/mail/link-page-html.ts';
import { found } from '../../engine/replies/refusal.ts';
import { fileParams } from '../../market/home-money/file-query.ts';
import { appointmentFile } from './appointment-file.ts';
import { appointmentFilePath, contactThanksPath, thanksQuery, visitQuery } from './contact-paths.ts';
import { contactTexts } from './contact-texts.ts';
import { type VisitedHome, visitedHome } from './visited-home.ts';

const { thanks } = contactTexts;
const config = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'appointments' } };

/** The visit as a calendar file, and the thanks of a browser without script. Neither names a person. */
export function appointmentRoutes(app: FastifyInstance, backend: Backend): void {
  const fileSchema = { params: fileParams, querystring: visitQuery, hide: true };
  app.get('/planta/:id/cita.ics', { schema: fileSchema, config }, async (request, reply) => {
    const home = found(await visitedHome(backend, fileParams.parse(request.params).id));
    found(home.takesVisits || undefined);
    const visit = visitQuery.parse(request.query);
    const file = appointmentFile(home, visit, backend.config.origin, backend.now());
    return sendCalendar(reply, { name: `cita-${home.id}-${visit.dia}`, file });
  });
  app.get(contactThanksPath, { schema: { querystring: thanksQuery, hide: true }, config }, async (request, reply) => {
    const sent = thanksQuery.parse(request.query);
    const home = sent.planta === undefined ? undefined : await visitedHome(backend, sent.planta);
    return reply.headers(linkPageHeaders).send(plainPageHtml(contactTexts.sent, thanksHtml(home, sent)));
  });
}

function thanksHtml(home: VisitedHome | undefined, { dia, hora, modo }: z.output<typeof thanksQuery>): string {
  if (!home) return wayHome;
  const lines = [`<p>${escapeHtml(thanks.answer(home.builder))}</p>`];
  if (dia && hora && home.takesVisits) {
    const [hours = 0, minutes = 0] = hora.split(':').map(Number);
    const when = `${formatWeekday(dia)} a ${withArticle(formatClock(hours, minutes))}`;
    const href = appointmentFilePath(home.id, { dia, hora, modo });
    lines.push(
      `<p>${escapeHtml(thanks.visit(when))}</p>`,
      `<p><a href="${escapeHtml(href)}">${escapeHtml(thanks.keep)}</a></p>`,
    );
  }
  lines.push(`<p><a href="${escapeHtml(home.path)}">${escapeHtml(thanks.back(home.project))}</a></p>`);
  return lines.join('');
}
