import type { FastifyInstance, FastifyReply } from 'fastify';
import { docsHtml, docsStyle } from './docs-html.ts';

/**
 * Browsable documentation without any script: `/api/docs`, and the document it is made of. Both are the same as long as
 * the process lives, and writing them out holds the only thread for a tenth of a second. Whoever stands before us may
 * keep them for five minutes: they are long.
 */
export function docsPages(app: FastifyInstance): void {
  let json: string | undefined;
  let html: string | undefined;
  const hidden = { schema: { hide: true } };
  const kept = 'public, max-age=300, s-maxage=300';
  app.get('/openapi.json', hidden, async (_request, reply) => {
    json ??= JSON.stringify(app.swagger());
    return reply.header('cache-control', kept).type('application/json; charset=utf-8').send(json);
  });
  app.get('/docs', hidden, async (_request, reply) => {
    html ??= docsHtml(app.swagger());
    return allowOwnStyle(reply).header('cache-control', kept).type('text/html; charset=utf-8').send(html);
  });
  app.get('/docs/style.css', hidden, async (_request, reply) =>
    reply.header('cache-control', kept).type('text/css; charset=utf-8').send(docsStyle),
  );
}

function allowOwnStyle(reply: FastifyReply): FastifyReply {
  return reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
}
