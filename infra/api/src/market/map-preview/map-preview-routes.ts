import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { openStorage } from '../../engine/third-parties/storage/open-storage.ts';
import { drawApart } from '../../pictures/drawing/draw-apart.ts';
import { keptPictures } from '../../pictures/drawing/kept-pictures.ts';
import { type MapFacts, mapFacts } from './map-facts.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const program = new URL('draw-map-main.ts', import.meta.url);

/**
 * Pictures of what is around a plant, 1000 × 500, drawn of the portal's own places. No calls of the contract: pages name
 * their addresses as those of any picture.
 */
export function mapPreviewRoutes(app: FastifyInstance, backend: Backend): void {
  const storage = openStorage(backend.config.storage);
  app.addHook('onClose', async () => storage.close());
  const pictureOf = keptPictures<MapFacts>(storage, {
    folder: 'maps',
    extension: 'webp',
    edition: 2,
    draw: (facts) => drawApart(program, facts),
  });
  const options = {
    schema: { hide: true, params },
    config: { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'map-previews' } },
  };
  app.get('/map/plants/:id(^\\d{1,10}).webp', options, async (request, reply) => {
    const { id } = params.parse(request.params);
    const picture = await pictureOf(found(await mapFacts(backend, id)));
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600, s-maxage=86400' })
      .send(picture);
  });
}
