/** Addresses of the console, for its router and for the service that serves its document. */
export const consoleUrls = {
  now: '/platform',
  remote: '/platform/remotos/:app',
  failures: '/platform/errores',
  audit: '/platform/auditoria',
  links: '/platform/enlaces',
  approvals: '/platform/aprobaciones',
  sessions: '/platform/sesiones',
} as const;

/** Address of one application's page. */
export function remoteUrl(app: string): string {
  return consoleUrls.remote.replace(':app', app);
}
