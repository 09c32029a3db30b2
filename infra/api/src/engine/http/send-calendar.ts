import type { FastifyReply } from 'fastify';

interface CalendarReply {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly file: string;
  /** Seconds that everybody may keep it; absent: it is one person's choice and kept by nobody. */
  readonly sharedSeconds?: number;
}

/** Answers with a calendar file, which browsers hand to the calendar of the device. */
export function sendCalendar(reply: FastifyReply, { name, file, sharedSeconds }: CalendarReply): FastifyReply {
  return reply
    .header('cache-control', sharedSeconds ? `public, max-age=${sharedSeconds}` : 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
    .type('text/calendar; charset=utf-8')
    .send(file);
}
