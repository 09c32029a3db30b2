import { stateFiles } from '../settings.ts';
import type { PortalFacts, ProcessDefinition } from './process-definition.ts';

/**
 * The program that backs up the embedded database, pictures, releases and keys; `BACKUP_…` of the environment says
 * where to. Nothing waits for it to succeed: it is ready as soon as it lives, and the portal goes on without backups.
 */
export function backupProcess({ settings, ports, databaseUrl }: PortalFacts): ProcessDefinition {
  const files = stateFiles(settings.home);
  const url = `http://127.0.0.1:${ports.backup}`;
  return {
    name: 'backup',
    needs: ['data'],
    entry: 'infra/admin/src/backup-main.ts',
    env: {
      BACKUP_DATABASE_URL: databaseUrl,
      BACKUP_WAL_DIR: files.wal,
      UPLOADS_DIR: files.uploads,
      RELEASES_DIR: files.releases,
      STATE_DIR: settings.home,
      BACKUP_PORT: String(ports.backup),
      HOST: '127.0.0.1',
    },
    readyUrl: `${url}/livez`,
    liveUrl: `${url}/livez`,
  };
}
