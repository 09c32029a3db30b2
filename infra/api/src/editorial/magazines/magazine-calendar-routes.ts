import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';
import { nextIssueDay } from '@umbral/domain/editorial/next-issue.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { calendarFile } from '../../engine/http/calendar-event.ts';
import { sendCalendar } from '../../engine/http/send-calendar.ts';
import { found } from '../../engine/replies/refusal.ts';
import { listMagazines } from './magazine-queries.ts';
import { magazineTexts as texts } from './magazine-texts.ts';

const config = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'calendar-files' } };

/** The day of the next issue as a calendar file; 404 while nobody knows it. */
export function magazineCalendarRoutes(app: FastifyInstance, backend: Backend): void {
  app.get(calendarPaths.magazine, { schema: { hide: true }, config }, async (_request, reply) => {
    const newest = found((await listMagazines(backend, { limit: 1 }))[0]);
    const day = found(nextIssueDay(newest.published_at, isoDate(civilDate(backend.now()))));
    const url = backend.config.origin + routes.magazine.href();
    const file = calendarFile({
      name: texts.next,
      product: productName,
      now: backend.now(),
      events: [
        {
          uid: `revista-${day.slice(0, 7)}`,
          when: { day },
          title: texts.next,
          text: [texts.about(newest.title), url],
          url,
          reminders: [{ before: 'PT0S' }],
        },
      ],
    });
    return sendCalendar(reply, { name: texts.file, file, sharedSeconds: 3600 });
  });
}
