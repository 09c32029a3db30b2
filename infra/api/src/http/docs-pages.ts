import type { FastifyInstance, FastifyReply } from 'fastify';
import { docsHtml, docsStyle } from './docs-html.ts';

/** Browsable documentation without any script: `/api/docs`, and the document it is made of. */
export function docsPages(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get('/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(app.swagger()),
  );
  app.get('/docs', hidden, async (_request, reply) =>
    allowOwnStyle(reply).type('text/html; charset=utf-8').send(docsHtml(app.swagger())),
  );
  app.get('/docs/style.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}

function allowOwnStyle(reply: FastifyReply): FastifyReply {
  return reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
}
