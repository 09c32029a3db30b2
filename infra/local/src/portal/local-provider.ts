import type { PortalFacts, ProcessDefinition } from './process-definition.ts';

/** The identity provider of a portal that has no real one. */
export interface LocalProvider {
  port: number;
  issuer: string;
  env: Record<string, string>;
  /** What the API is told of it. */
  apiEnv: Record<string, string>;
}

const key = 'local';
const clientId = 'umbral';
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A provider at which anyone becomes anyone: only while none is configured, and only for a portal whose visitors sit
 * at this machine.
 */
export function localProvider({ settings, secrets, ports }: PortalFacts): LocalProvider | undefined {
  const { hostname } = new URL(settings.origin);
  if (settings.hasIdentityProviders || !loopback.includes(hostname)) return undefined;
  const issuer = `http://127.0.0.1:${ports.identity}`;
  return {
    port: ports.identity,
    issuer,
    env: {
      IDENTITY_PORT: String(ports.identity),
      PORTAL_ORIGIN: settings.origin,
      CLIENT_ID: clientId,
      CLIENT_SECRET: secrets.identitySecret,
      REDIRECT_PATH: `/api/users/social/${key}/callback`,
    },
    apiEnv: {
      OIDC_KEY: key,
      OIDC_LABEL: 'Cuenta de prueba',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: secrets.identitySecret,
    },
  };
}

/** The program of the provider; it needs nothing and is ready in a moment. */
export function identityProcess({ issuer, env }: LocalProvider): ProcessDefinition {
  const readyUrl = `${issuer}/readyz`;
  return { name: 'identity', needs: [], entry: 'infra/identity/src/main.ts', env, readyUrl, liveUrl: readyUrl };
}
