import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { documentOperation } from './operation-examples.ts';

/** Derives the OpenAPI document from the contract values that the routes are bound to. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Umbral', version: '1', description: 'Calls of the portal. Amounts are whole pesos, areas m².' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'SessionId' } },
      },
    },
    transform: documentOperation,
  });
}
