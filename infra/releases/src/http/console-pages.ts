import { production } from '@umbral/protocol/composition/environment.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { consolePolicy, openConsole } from '../console/console-files.ts';
import { consoleUrls, environmentUrl } from '../console/console-urls.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

const params = z.object({ file: z.string() });

/**
 * The console at `/platform`: one document for all its addresses, and its hashed files. Both are for everybody, as
 * they hold nothing: what the console shows it asks for with a session.
 */
export function consolePages(app: FastifyInstance, dir: string): void {
  const console = openConsole(dir);

  function sendDocument(reply: FastifyReply): FastifyReply {
    const built = console();
    if (!built) throw new RegistryRefusal('unavailable', 'The console is not built yet.');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': consolePolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      .send(built.document);
  }

  for (const screen of Object.values(consoleUrls)) {
    for (const below of [environmentUrl(production), environmentUrl(':environment')]) {
      app.get(`${below}${screen}`, (_request, reply) => sendDocument(reply));
    }
  }
  app.get('/platform/assets/:file', (request, reply) => {
    const found = console()?.files.get(params.parse(request.params).file);
    if (!found) throw new RegistryRefusal('not-found', 'The console has no such file.');
    return reply
      .type(found.type)
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .send(found.bytes);
  });
}
