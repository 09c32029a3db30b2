import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { contentTypeOf, immutable } from '../../engine/third-parties/storage/storage-key.ts';
import { avifKey } from './upload-names.ts';

const name = /^up\/[0-9a-f]{2}\/[0-9a-f]{30}\/\d+-[0-9a-f]+\.(webp|jpg)$/;

/**
 * Passes public files of the storage on, where it is a bucket without an address of its own. No call of the contract:
 * browsers find these addresses in pictures. The files of a folder are served by the shell server.
 */
export function pictureRoutes(app: FastifyInstance, storage: Storage): void {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const file = path.slice(path.indexOf('/media/') + '/media/'.length);
    const keys = name.test(file) ? variantsOf(`public/${file}`, request.headers.accept) : [];
    for (const key of keys) {
      const stream = await storage.get(key);
      if (!stream) continue;
      return reply
        .headers({
          'content-type': contentTypeOf(key),
          'cache-control': immutable,
          vary: 'accept',
          // Its name is its content's: whoever asks again has the same.
          etag: `"${key.slice(key.lastIndexOf('-') + 1)}"`,
        })
        .send(stream);
    }
    throw new Refusal('not-found');
  });
}

/** The files that may answer for one, the best first. */
function variantsOf(key: string, accept = ''): string[] {
  return key.endsWith('.webp') && accept.includes('image/avif') ? [avifKey(key), key] : [key];
}
