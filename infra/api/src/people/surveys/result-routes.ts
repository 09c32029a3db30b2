import * as calls from '@umbral/domain/api/survey-results.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { builderResults } from './builder-results.ts';
import { portalResults } from './portal-results.ts';
import { shortResults } from './short-results.ts';
import { writtenWords } from './written-words.ts';

/** What the surveys say together, for administrators; of nobody is told what they answered. */
export function resultRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.getPortalResults, async () => ({ data: await portalResults(backend) }));
  register(app, calls.listWrittenWords, async ({ query }) => writtenWords(backend, query.source, toPageRequest(query)));
  register(app, calls.listBuilderResults, async ({ query }) => builderResults(backend, toPageRequest(query)));
  register(app, calls.listShortResults, async () => ({ data: await shortResults(backend) }));
}
