import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';

/** What the environment says about a local portal; the only place here that reads it. */
export interface Settings {
  /** The folder of the repository. */
  root: string;
  /** Where everything that a running portal writes lives, except the artifacts. */
  home: string;
  artifactsDir: string;
  /** Port of the shell server, the only public one. */
  port: number;
  /** Address under which visitors see the portal. */
  origin: string;
  /** An own PostgreSQL instead of the embedded one. */
  databaseUrl: string | undefined;
  /** The secret of the API that works on that database, where it is not of this machine. */
  captchaSecret?: string | undefined;
  /** Backups of the embedded database and its files are taken; where they go is for the program that takes them. */
  isBackedUp: boolean;
  /** Hosted Algolia in place of the own engine; the address where it is not Algolia's own. */
  hostedSearch?: { appId: string; adminKey: string; searchKey: string; url?: string | undefined } | undefined;
  /** Lets `?mfdev=` put a remote of a development server into the page. */
  hasDevOverrides: boolean;
  /** The database holds the seed: `0` for a database of real homes. */
  hasDemoData: boolean;
  /** Whether people sign in at providers of the operator's choice; else this machine brings one for its own browsers. */
  hasIdentityProviders: boolean;
  /** Servers that are older than the portal, as the API reads them. */
  legacyServers?: string | undefined;
}

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartProblem(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function readHostedSearch(env: NodeJS.ProcessEnv): Settings['hostedSearch'] {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey, SEARCH_KEY: searchKey, SEARCH_URL: url } = env;
  if (!appId && !adminKey && !searchKey) return undefined;
  if (appId && adminKey && searchKey) return { appId, adminKey, searchKey, url: url || undefined };
  throw new StartProblem('Hosted search needs SEARCH_APP_ID, SEARCH_ADMIN_KEY and SEARCH_KEY, all three.');
}

/** Reads the settings from environment variables; throws a `StartProblem` for a value that cannot be. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = readPort(env.PORT || '4000');
  return {
    root,
    home: resolve(root, env.UMBRAL_HOME || '.umbral'),
    artifactsDir: resolve(root, env.UMBRAL_ARTIFACTS || 'artifacts'),
    port,
    origin: env.PORTAL_ORIGIN || `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL || undefined,
    captchaSecret: env.CAPTCHA_SECRET || undefined,
    isBackedUp: Boolean(env.BACKUP_DIR || env.BACKUP_S3_BUCKET) && !env.DATABASE_URL,
    hostedSearch: readHostedSearch(env),
    hasDevOverrides: env.DEV_OVERRIDES === '1',
    hasDemoData: env.DEMO_DATA !== '0',
    hasIdentityProviders: Boolean(env.GOOGLE_CLIENT_ID || env.MICROSOFT_CLIENT_ID || env.OIDC_CLIENT_ID),
    legacyServers: env.LEGACY_SERVERS || undefined,
  };
}

/** The files and folders of a portal's state. */
export function stateFiles(home: string) {
  return {
    lock: join(home, 'portal.lock'),
    survivors: join(home, 'processes.json'),
    secrets: join(home, 'secrets.json'),
    ports: join(home, 'ports.json'),
    database: join(home, 'pg'),
    /** Finished segments of the database's log, on their way into a backup. */
    wal: join(home, 'wal'),
    search: join(home, 'search'),
    mail: join(home, 'mail'),
    uploads: join(home, 'uploads'),
    logs: join(home, 'logs'),
    /** Last good pages of the shell. */
    pages: join(home, 'pages'),
    compileCache: join(home, 'compile-cache'),
    /** Files of releases. */
    releases: join(home, 'releases'),
    keys: join(home, 'keys'),
    /** Private key that signs what is built on this machine. */
    manifestKey: join(home, 'keys/manifest.pem'),
    /** Private key that signs what this machine's browsers saw. */
    evidenceKey: join(home, 'keys/evidence.pem'),
    /** Private key by which the registry signs what runs. */
    compositionKey: join(home, 'keys/composition.pem'),
    /** What the shells trust. */
    trustedKeys: join(home, 'trusted-keys.json'),
    /** Versions that starts and releases of this machine have put into the registry. */
    published: join(home, 'published.json'),
  };
}
