import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CompositionWatch } from '../channels/composition-watch.ts';
import type { PortalPeople } from '../console/portal-people.ts';
import type { ReleaseGate } from '../gate/release-gate.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import type { Registry } from '../registry/registry.ts';

/** What routes work with. */
export interface RouteContext {
  readonly registry: Registry;
  readonly watch: CompositionWatch;
  readonly gate: ReleaseGate;
  /** Who of the portal may open the console; without a portal only tokens do. */
  readonly people: PortalPeople;
}

/** An application whose handlers get what their zod schemas give. */
export type ZodApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export const remoteParams = z.object({ remote: appNameSchema });
export const releaseParams = z.object({ remote: appNameSchema, version: versionSchema });
export const reasonSchema = z.string().trim().min(3).max(1000);
export const seqSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const pageQuery = z.object({
  remote: appNameSchema.optional(),
  before: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
