import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../backend.ts';
import { found } from '../http/refusal.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import { openStorage } from '../third-parties/storage/open-storage.ts';
import type { Storage } from '../third-parties/storage/storage.ts';
import { type CardFacts, cardFactsOf } from './card-facts.ts';
import { drawCardApart } from './draw-card-apart.ts';
import { pictureBytes } from './picture-bytes.ts';

/** Raised when cards are drawn in another way, so that the kept ones are left. */
const edition = 1;

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Cards are kept under what they say: a new price is a new card. */
function keyOf(facts: CardFacts): string {
  const sum = createHash('sha256')
    .update(JSON.stringify([edition, facts]))
    .digest('hex');
  return `public/og/${sum.slice(0, 2)}/${sum.slice(2, 32)}.jpg`;
}

async function keptCard(storage: Storage, key: string): Promise<Buffer | undefined> {
  const kept = await storage.get(key);
  return kept && buffer(kept);
}

/** Runs work one after another: each drawing is a process, and a crowd of crawlers must not start a crowd of them. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Pictures for pages that are shared, 1200 × 630, made of the plant's photo, price and measures. No calls of the
 * contract: networks find their addresses in the heads of pages.
 */
export function openGraphRoutes(app: FastifyInstance, backend: Backend): void {
  const storage = openStorage(backend.config.storage);
  app.addHook('onClose', async () => storage.close());
  const inTurn = oneAtATime();
  const newCard = async (facts: CardFacts, key: string): Promise<Buffer> => {
    // Whoever waited may have waited for this very card.
    const kept = await keptCard(storage, key);
    if (kept) return kept;
    const photo = facts.photo ? await pictureBytes(facts.photo, backend.config.mediaDir, storage) : undefined;
    const card = await drawCardApart(facts, photo);
    await storage.put(key, card);
    return card;
  };
  const options = { schema: { hide: true, params }, config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
  app.get('/og/plants/:id(^\\d{1,10}).jpg', options, async (request, reply) => {
    const { id } = params.parse(request.params);
    const facts = cardFactsOf(found((await recordsOfIds(backend, [id]))[0]));
    const key = keyOf(facts);
    const card = (await keptCard(storage, key)) ?? (await inTurn(() => newCard(facts, key)));
    return reply
      .headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600, s-maxage=86400' })
      .send(card);
  });
}
