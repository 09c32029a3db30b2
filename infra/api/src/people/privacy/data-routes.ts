import { exportOwnData, ownDataPagePath } from '@umbral/domain/api/privacy.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { linkPageHeaders } from '../../engine/mail/link-page-html.ts';
import { requireAccess } from '../../engine/sessions/access.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { dataPage } from './data-page.ts';
import { ownData } from './own-data.ts';
import { ownerOf } from './owner.ts';

const limit = { max: 30, perSeconds: 600 };
const file = 'mis-datos-umbral.json';

/** Everything that is stored of a person, as a file and as a page [B137]. */
export function dataRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    exportOwnData,
    async ({ session, request, reply }) => {
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return { data: await handOver(backend, session, request) };
    },
    { limit },
  );
  const config = { rateLimit: { max: limit.max, timeWindow: limit.perSeconds * 1000, groupId: 'own-data' } };
  app.get(ownDataPagePath, { schema: { hide: true }, config }, async (request, reply) => {
    requireAccess(request, 'session');
    const session = request.signedIn;
    if (!session) return;
    const page = dataPage(await handOver(backend, session, request));
    return reply.headers(linkPageHeaders).send(page);
  });
}

async function handOver(backend: Backend, session: SignedIn, request: FastifyRequest) {
  await recordSecurityEvent(backend.db, { kind: 'data-exported', userId: session.userId, request });
  return ownData(backend, await ownerOf(backend, session));
}
