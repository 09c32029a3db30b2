import { getLegacyPage } from '@umbral/domain/api/legacy.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { createLegacyDesk } from './legacy-desk.ts';

const path = z
  .string()
  .regex(/^\/(?!\/)/)
  .max(500);
const params = z.object({ remote: z.string().max(40) });
const sheetParams = params.extend({ digest: z.string().regex(/^[0-9a-f]{64}$/) });
const query = z.object({ path });

/** Pages of servers that are older than the portal, with their stylesheets and pictures, which are no calls of the contract. */
export function legacyRoutes(app: FastifyInstance, { parties }: Backend): void {
  const desk = createLegacyDesk(parties.legacyServers);
  app.addHook('onClose', () => desk.close());
  register(
    app,
    getLegacyPage,
    async ({ params, query, reply }) => ({
      data: found(await unlessAway(reply, () => desk.page(params.remote, query.path))),
    }),
    { sharedSeconds: 60 },
  );
  app.get(
    '/legacy/:remote/:digest.css',
    { schema: { hide: true, params: sheetParams, querystring: query } },
    (request, reply) =>
      unlessAway(reply, async () => {
        const { remote, digest } = sheetParams.parse(request.params);
        const sheet = found(await desk.sheet(remote, query.parse(request.query).path));
        // A page from before its server had another one: that one is better than none, and not for ever.
        const isSame = sheet.digest === digest;
        return reply
          .headers({
            'content-type': 'text/css; charset=utf-8',
            'cache-control': isSame ? 'public, max-age=31536000, immutable' : 'no-cache',
          })
          .send(sheet.text);
      }),
  );
  app.get('/legacy/:remote/imagen', { schema: { hide: true, params, querystring: query } }, (request, reply) =>
    unlessAway(reply, async () => {
      const { remote } = params.parse(request.params);
      const { type, bytes } = found(await desk.picture(remote, query.parse(request.query).path));
      return reply
        .headers({ 'content-type': type, 'cache-control': 'public, max-age=3600, s-maxage=86400' })
        .send(bytes);
    }),
  );
}

/** Whatever its server is, whoever asked is told that it is away; the log of third parties knows more. */
async function unlessAway<Answer>(reply: FastifyReply, read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    reply.log.warn({ err: error }, 'a legacy server gave nothing');
    throw new Refusal('unavailable');
  }
}
