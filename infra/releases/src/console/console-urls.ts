import { production } from '@umbral/protocol/composition/environment.ts';

/** Addresses of the console's screens, below that of an environment. */
export const consoleUrls = {
  now: '/',
  remote: '/remotos/:app',
  releases: '/versiones',
  failures: '/errores',
  audit: '/auditoria',
  links: '/enlaces',
  approvals: '/aprobaciones',
  sessions: '/sesiones',
} as const;

/** Where the screens of an environment stand; production's stand right below the console's own address. */
export function environmentUrl(environment: string): string {
  return environment === production ? '/platform' : `/platform/entornos/${environment}`;
}

/** The environment that a path of the console is about. */
export function environmentAt(path: string): string {
  return /^\/platform\/entornos\/([^/]+)/.exec(path)?.[1] ?? production;
}

/** Address of one application's page. */
export function remoteUrl(app: string): string {
  return consoleUrls.remote.replace(':app', app);
}
