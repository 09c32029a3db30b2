import { verifyEmail } from '@umbral/domain/api/email.ts';
import { isReachable } from '@umbral/domain/contact/lead.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';

/** Enough for a person who corrects a form; too few to find out which of many addresses exist. */
const limited = { limit: { max: 10, perSeconds: 600 } };

/** The check of addresses in lead forms [B070]. */
export function emailCheckRoutes(app: FastifyInstance, { parties }: Backend): void {
  register(
    app,
    verifyEmail,
    async ({ body }) => {
      const status = await parties.emailVerifier.verify(body.email);
      return { ok: isReachable(status) ? (1 as const) : (0 as const), status };
    },
    limited,
  );
}
