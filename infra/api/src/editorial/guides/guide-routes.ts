import * as calls from '@umbral/domain/api/guides.ts';
import { guideDocument } from '@umbral/domain/editorial/guide-document.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import type { PrintedDocument } from '../../engine/documents/draw-document.ts';
import { keepDrawnDocuments } from '../../engine/documents/drawn-documents.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { readGuideKey } from './guide-key.ts';
import * as queries from './guide-queries.ts';
import { guideTexts } from './guide-texts.ts';

const cached = { sharedSeconds: 300 };
const downloadParams = z.object({ file: z.string().regex(/^[a-z0-9-]+\.(csv|txt|html|pdf)$/) });

/** Guides with their downloads, and the tools. */
export function guideRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listGuides, async () => ({ data: await queries.listGuides(backend) }), cached);
  register(app, calls.getGuide, async ({ params, request }) => ({
    data: found(await queries.findGuide(backend, params.id, readGuideKey(request))),
  }));
  register(app, calls.listTools, async () => ({ data: await queries.listTools(backend) }), cached);
  register(
    app,
    calls.getTool,
    async ({ params }) => ({ data: found((await queries.listTools(backend, params.id))[0]) }),
    cached,
  );
  downloadRoute(app, backend);
}

/** Sends a file as an attachment: it is never shown as a page of the portal. */
function downloadRoute(app: FastifyInstance, backend: Backend): void {
  const drawn = keepDrawnDocuments();
  app.get('/guia/descarga/:file', { schema: { params: downloadParams, hide: true } }, async (request, reply) => {
    const { file } = downloadParams.parse(request.params);
    const key = readGuideKey(request);
    const download = found(key ? await queries.findDownload(backend, file, key) : undefined);
    const { media_type, content } = download;
    reply.header('cache-control', 'private, no-store').header('content-disposition', `attachment; filename="${file}"`);
    if (content !== null) return reply.type(`${media_type}; charset=utf-8`).send(Buffer.from(content));
    return reply.type(media_type).send(await drawn(file, documentOf(download)));
  });
}

function documentOf({ title, lead, guide, updated_at, body }: queries.DownloadRow): PrintedDocument {
  return {
    title,
    lead,
    mark: guideTexts.mark,
    origin: { label: guideTexts.origin, name: guide },
    reviewed: updated_at,
    blocks: guideDocument.parse(body),
  };
}
