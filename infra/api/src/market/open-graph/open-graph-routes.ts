import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { openStorage } from '../../engine/third-parties/storage/open-storage.ts';
import { keptPictures } from '../../pictures/drawing/kept-pictures.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import { type CardFacts, cardFactsOf } from './card-facts.ts';
import { drawCardApart } from './draw-card-apart.ts';
import { pictureBytes } from './picture-bytes.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/**
 * Pictures for pages that are shared, 1200 × 630, made of the plant's photo, price and measures. No calls of the
 * contract: networks find their addresses in the heads of pages.
 */
export function openGraphRoutes(app: FastifyInstance, backend: Backend): void {
  const storage = openStorage(backend.config.storage);
  app.addHook('onClose', async () => storage.close());
  const cardOf = keptPictures<CardFacts>(storage, {
    folder: 'og',
    extension: 'jpg',
    edition: 1,
    draw: async (facts) => {
      const { photo } = facts;
      return drawCardApart(facts, photo ? await pictureBytes(photo, backend.config.mediaDir, storage) : undefined);
    },
  });
  const options = {
    schema: { hide: true, params },
    config: { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'open-graph' } },
  };
  app.get('/og/plants/:id(^\\d{1,10}).jpg', options, async (request, reply) => {
    const { id } = params.parse(request.params);
    const card = await cardOf(cardFactsOf(found((await recordsOfIds(backend, [id]))[0])));
    return reply
      .headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600, s-maxage=86400' })
      .send(card);
  });
}
