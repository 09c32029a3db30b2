import { z } from 'zod';
import { isLocalPath } from '../router/local-path.ts';
import { appNameSchema, remoteNameSchema } from '../routes/app-name-schema.ts';
import { lockedReleaseSchema } from './composition-lock-schema.ts';
import { environmentSchema } from './environment-schema.ts';
import { chaosFaults, chaosFiles, linkFlags, longestLink, type QaLink } from './qa-link.ts';

/** The origin of a portal, spelled as `URL` spells it; without encryption only on this machine. */
export const portalOriginSchema = z.string().max(200).refine(isPortalOrigin, {
  message: 'an origin is https://host or http://localhost:port, without a path',
});

/** A development server on the visitor's machine: exactly an origin on loopback, with a port of a program. */
export const devOriginSchema = z.string().max(40).refine(isDevOrigin, {
  message: 'a development server is http://127.0.0.1:port or http://localhost:port',
});

export const chaosSchema = z.strictObject({
  remote: remoteNameSchema,
  side: z.enum(['server', 'browser']),
  fault: z.enum(chaosFaults),
  ms: z.number().int().min(1).max(60_000).optional(),
  files: z.enum(chaosFiles).optional(),
});

/** The parts of a link that its maker chooses freely. */
export const linkWish = {
  dev: z.record(remoteNameSchema, devOriginSchema).default({}),
  chaos: z.array(chaosSchema).max(14).default([]),
  flags: z.array(z.enum(linkFlags)).max(linkFlags.length).default([]),
  currency: z.enum(['cop', 'usd', 'eur']).optional(),
  path: z
    .string()
    .max(600)
    .refine(isLinkPath, { message: 'a path begins with / and stays on the portal' })
    .default('/'),
  purpose: z.string().trim().min(3).max(200),
};

/** A link as it is signed; one that says more than this version understands is none. */
export const linkSchema: z.ZodType<QaLink> = z
  .strictObject({
    ...linkWish,
    schema: z.literal(1),
    id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
    origin: portalOriginSchema,
    environment: environmentSchema.optional(),
    from: z.number().int().positive(),
    until: z.number().int().positive(),
    pins: z.record(appNameSchema, lockedReleaseSchema),
    by: z.string().min(1).max(80),
  })
  .refine(({ from, until }) => until > from && until - from <= longestLink, { message: 'a link lives seven days' });

function isPortalOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
}

/** Policies of documents cannot name IPv6 addresses, so a server is named by the other two. */
function isDevOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname, port } = new URL(text);
  return origin === text && protocol === 'http:' && isLoopback(hostname) && Number(port) >= 1024;
}

function isLoopback(hostname: string): boolean {
  return hostname === '127.0.0.1' || hostname === 'localhost';
}

function isLinkPath(path: string): boolean {
  return isLocalPath(path) && !/^\/+_/.test(path);
}
