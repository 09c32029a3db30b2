import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import { plantPath } from '../plants/plant-link.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Addresses of plants for cameras: on paper and in the page's ways of sharing. No calls of the contract. */
export function qrRoutes(app: FastifyInstance, backend: Backend): void {
  const options = {
    schema: { hide: true, params },
    config: { rateLimit: { max: 120, timeWindow: 60_000, groupId: 'qr-codes' } },
  };
  app.get('/qr/plants/:id(^\\d{1,10}).svg', options, async (request, reply) => {
    const { id } = params.parse(request.params);
    const plant = found((await recordsOfIds(backend, [id]))[0]);
    return reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600, s-maxage=86400' })
      .send(renderSVG(`${backend.config.origin}${plantPath(plant)}`, { ecc: 'M', border: 1 }));
  });
}
