import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Storage } from '../third-parties/storage/storage.ts';
import { contentTypeOf, immutable } from '../third-parties/storage/storage-key.ts';

const name = /^up\/[0-9a-f]{2}\/[0-9a-f]{30}\/\d+-[0-9a-f]+\.(webp|jpg|avif)$/;

/**
 * Passes public files of the storage on, where it is a bucket without an address of its own. No call of the contract:
 * browsers find these addresses in pictures. The files of a folder are served by the shell server.
 */
export function pictureRoutes(app: FastifyInstance, storage: Storage): void {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const file = path.slice(path.indexOf('/media/') + '/media/'.length);
    const stream = name.test(file) ? await storage.get(`public/${file}`) : undefined;
    if (!stream) throw new Refusal('not-found');
    return reply
      .headers({
        'content-type': contentTypeOf(file),
        'cache-control': immutable,
        // Its name is its content's: whoever asks again has the same.
        etag: `"${file.slice(file.lastIndexOf('-') + 1)}"`,
      })
      .send(stream);
  });
}
