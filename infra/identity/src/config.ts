import { z } from 'zod';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const environment = z.object({
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Anyone becomes anyone here, so a portal that others can reach never uses it. */
  PORTAL_ORIGIN: z
    .url()
    .transform((url) => new URL(url))
    .refine(({ hostname }) => loopback.includes(hostname), 'the portal must be on this machine')
    .transform(({ origin }) => origin),
  CLIENT_ID: z.string().min(1),
  CLIENT_SECRET: z.string().min(16),
  /** Where people are sent back. */
  REDIRECT_PATH: z.string().regex(/^\/[^/]/),
});

/** What the provider is told; read once at start. */
export interface Config {
  port: number;
  portalOrigin: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** Reads the environment; throws one sentence that lists every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment of the identity provider is incomplete. ${issues.join('; ')}`);
  }
  const e = parsed.data;
  return {
    port: e.IDENTITY_PORT,
    portalOrigin: e.PORTAL_ORIGIN,
    clientId: e.CLIENT_ID,
    clientSecret: e.CLIENT_SECRET,
    redirectUri: e.PORTAL_ORIGIN + e.REDIRECT_PATH,
  };
}
