import { product } from '@umbral/domain/vocabulary/product.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { country } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { sendCalendar } from '../../engine/http/send-calendar.ts';
import { found } from '../../engine/replies/refusal.ts';
import { broadcastFile } from './broadcast-file.ts';
import { listBroadcasts } from './broadcast-queries.ts';
import { tvTexts as texts } from './tv-texts.ts';

const sharedSeconds = 300;
const config = { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'calendar-files' } };
const broadcastParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const programmeParams = z.object({ id: z.string().regex(/^[a-z0-9-]{1,120}$/) });
const programmeQuery = z.object({ pais: z.string().toUpperCase().pipe(country).default(defaultCountry) });

/** Reminders of television as calendar files: of one broadcast, and of all that is to come of a programme [B101]. */
export function tvCalendarRoutes(app: FastifyInstance, backend: Backend): void {
  const { origin } = backend.config;
  const one = { schema: { params: broadcastParams, hide: true }, config };
  app.get(`/${product}tv/horario/:id/recordatorio.ics`, one, async (request, reply) => {
    const { id } = broadcastParams.parse(request.params);
    const where = sql<boolean>`s.id = ${id}`;
    const [broadcast] = await listBroadcasts(backend, { where, limit: 1, visitorZone: undefined });
    const { programme, day } = found(broadcast);
    const file = broadcastFile({
      name: texts.calendar(programme.title),
      broadcasts: broadcast ? [broadcast] : [],
      origin,
      now: backend.now(),
    });
    return sendCalendar(reply, { name: `${programme.slug}-${day}`, file, sharedSeconds });
  });
  const season = { schema: { params: programmeParams, querystring: programmeQuery, hide: true }, config };
  app.get(`/${product}tv/programa/:id/recordatorios.ics`, season, async (request, reply) => {
    const { id } = programmeParams.parse(request.params);
    const { pais } = programmeQuery.parse(request.query);
    const now = backend.now();
    const where = sql<boolean>`p.slug = ${id} and a.code = ${pais} and z.ends_at > ${now}`;
    const broadcasts = await listBroadcasts(backend, { where, visitorZone: undefined });
    // Nothing to come is nothing to keep.
    const { programme } = found(broadcasts[0]);
    const file = broadcastFile({ name: texts.calendar(programme.title), broadcasts, origin, now });
    return sendCalendar(reply, { name: programme.slug, file, sharedSeconds });
  });
}
