import { join } from 'node:path';
import { consoleDir } from '../build/build-console.ts';
import { packagesDir } from '../build/build-packages.ts';
import { type Settings, stateFiles } from '../settings.ts';
import { backupProcess } from './backup-process.ts';
import { identityProcess, localProvider } from './local-provider.ts';
import type { InternalPorts } from './ports.ts';
import type { PortalFacts, ProcessDefinition } from './process-definition.ts';
import { searchService } from './search-service.ts';

/** Where the registry of a portal is called. */
export function releasesUrlOf(ports: Pick<InternalPorts, 'releases'>): string {
  return `http://127.0.0.1:${ports.releases}/platform/api`;
}

/** Every program behind one portal. */
export function processTable(facts: PortalFacts): ProcessDefinition[] {
  const { settings, secrets, ports, databaseUrl } = facts;
  const files = stateFiles(settings.home);
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const shellUrl = `http://127.0.0.1:${settings.port}`;
  const provider = localProvider(facts);
  const search = searchService(facts);
  return [
    ...(provider ? [identityProcess(provider)] : []),
    ...(search.program ? [search.program] : []),
    ...(settings.isBackedUp ? [backupProcess(facts)] : []),
    {
      name: 'api',
      needs: ['data'],
      entry: 'infra/api/src/main.ts',
      env: {
        API_PORT: String(ports.api),
        DATABASE_URL: databaseUrl,
        PORTAL_ORIGIN: settings.origin,
        MAIL_DIR: files.mail,
        UPLOADS_DIR: files.uploads,
        // The database lies there too.
        DISK_FOLDERS: settings.home,
        ...search.apiEnv,
        CAPTCHA_SECRET: secrets.captchaSecret,
        ...provider?.apiEnv,
        ...(settings.legacyServers ? { LEGACY_SERVERS: settings.legacyServers } : {}),
        SHELL_URL: shellUrl,
        ADMIN_TOKEN: secrets.adminToken,
        // Only the shell server is for others to reach.
        HOST: '127.0.0.1',
      },
      readyUrl: `${apiUrl}/readyz`,
      liveUrl: `${apiUrl}/livez`,
    },
    {
      name: 'releases',
      needs: ['data'],
      entry: 'infra/releases/src/main.ts',
      env: {
        RELEASES_PORT: String(ports.releases),
        DATABASE_URL: databaseUrl,
        RELEASES_DIR: files.releases,
        COMPOSITION_KEY_FILE: files.compositionKey,
        OPERATOR_TOKEN: secrets.operatorToken,
        SHELL_TOKEN: secrets.shellToken,
        API_URL: apiUrl,
        PORTAL_ORIGIN: settings.origin,
        CONSOLE_DIR: consoleDir(settings.artifactsDir),
        PACKAGES_DIR: packagesDir(settings.artifactsDir),
        // All who release here, and the shell, come from this one address.
        REQUESTS_PER_MINUTE: '60000',
        HOST: '127.0.0.1',
      },
      readyUrl: `http://127.0.0.1:${ports.releases}/readyz`,
      liveUrl: `http://127.0.0.1:${ports.releases}/livez`,
    },
    {
      name: 'shell',
      needs: ['api', ...(search.program ? ['search'] : []), 'publish'],
      entry: 'shell/server/main.ts',
      env: {
        PORT: String(settings.port),
        PORTAL_ORIGIN: settings.origin,
        API_URL: apiUrl,
        ...search.shellEnv,
        ARTIFACTS_DIR: settings.artifactsDir,
        UPLOADS_DIR: files.uploads,
        PAGES_DIR: files.pages,
        ADMIN_TOKEN: secrets.adminToken,
        RELEASES_URL: releasesUrlOf(ports),
        RELEASES_TOKEN: secrets.shellToken,
        TRUSTED_KEYS_FILE: files.trustedKeys,
        VISITOR_KEY: secrets.visitorKey,
        DEMO_DATA: settings.hasDemoData ? '1' : '0',
        DEV_OVERRIDES: settings.hasDevOverrides ? '1' : '0',
      },
      readyUrl: `${shellUrl}/readyz`,
      liveUrl: `${shellUrl}/livez`,
    },
  ];
}

/** Absolute path of a program's entry. */
export function entryPath(settings: Settings, entry: string): string {
  return join(settings.root, entry);
}
