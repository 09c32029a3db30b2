import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import type { FastifyReply } from 'fastify';
import { linkPageHeaders, linkPageHtml } from '../../engine/mail/link-page-html.ts';
import { appointmentQuery, contactThanksPath } from './contact-paths.ts';
import { contactTexts } from './contact-texts.ts';

interface Answer {
  readonly ok: 0 | 1;
  readonly message: string;
}

interface Sent {
  readonly id_plant: number | null;
  readonly schedule_date: string | null;
  readonly schedule_time: string | null;
  readonly schedule_kind: AppointmentKind | null;
}

/** Leads a browser without script on: to the thanks, so that a reload sends nothing again, or to what was wrong. */
export function showAnswer(reply: FastifyReply, { ok, message }: Answer, sent: Sent): void {
  if (ok === 1) {
    const query = appointmentQuery(sent);
    reply.code(303).header('location', `/api${contactThanksPath}?${query}`);
    return;
  }
  const page = { title: contactTexts.refused, text: message };
  reply
    .code(409)
    .headers(linkPageHeaders)
    .serializer(() => linkPageHtml(page, ''));
}
