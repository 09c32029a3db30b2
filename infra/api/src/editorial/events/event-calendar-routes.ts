import { routes } from '@umbral/domain/routes/table.ts';
import { slug } from '@umbral/domain/vocabulary/identifier.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { calendarFile } from '../../engine/http/calendar-event.ts';
import { sendCalendar } from '../../engine/http/send-calendar.ts';
import { found } from '../../engine/replies/refusal.ts';
import { findEvent } from './event-queries.ts';

const params = z.object({ slug });
const config = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'calendar-files' } };
/** Events are told by the clock of Colombia. */
const zone = 'America/Bogota';

/** An event as a calendar file, with reminders a day and two hours before. */
export function eventCalendarRoutes(app: FastifyInstance, backend: Backend): void {
  app.get('/events/:slug/evento.ics', { schema: { params, hide: true }, config }, async (request, reply) => {
    const event = found(await findEvent(backend, params.parse(request.params).slug));
    const { title, excerpt, venue, city } = event;
    const url = backend.config.origin + routes.event.href({ id: event.slug });
    const file = calendarFile({
      name: title,
      product: productName,
      now: backend.now(),
      events: [
        {
          uid: `evento-${event.id}`,
          when: { starts: new Date(event.starts_at), ends: new Date(event.ends_at), zone },
          title,
          text: [excerpt, ...(event.url ? [new URL(event.url, backend.config.origin).href] : []), url],
          url,
          place: [venue, city].filter(Boolean).join(', '),
          reminders: [{ before: 'P1D' }, { before: 'PT2H' }],
        },
      ],
    });
    return sendCalendar(reply, { name: event.slug, file, sharedSeconds: 300 });
  });
}
