import { production } from '@umbral/protocol/composition/environment.ts';
import { environmentSchema } from '@umbral/protocol/composition/environment-schema.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireEnvironments } from '../registry/environments.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The environment that the request's address names; production where it names none. */
    environment: string;
  }
}

/** Every call is answered at both: below the second for the environment that it names. */
export const callPrefixes = ['/platform/api', '/platform/api/environments/:environment'] as const;

const named = z.object({ environment: environmentSchema });

/** Finds out which environment is meant, and answers 404 for one that there is not. */
export function recogniseEnvironments(app: FastifyInstance, db: RegistryDatabase): void {
  app.decorateRequest('environment', production);
  app.addHook('onRequest', async (request) => {
    const { success, data } = named.safeParse(request.params);
    if (!success || data.environment === production) return;
    await requireEnvironments(db, [data.environment]);
    request.environment = data.environment;
  });
}

/** Refuses a deed that counts in every environment where one is named: whoever may do it may do it in production. */
export function requireNoEnvironment({ environment }: FastifyRequest): void {
  if (environment === production) return;
  throw new RegistryRefusal(
    'not-allowed',
    `This is the same in all environments: ask for it without naming ${environment}, with a token for ${production}.`,
  );
}
