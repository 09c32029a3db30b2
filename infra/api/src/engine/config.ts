import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { composeSettings } from './third-parties/compose-settings.ts';
import { type ProviderSettings, readProviders } from './third-parties/provider-settings.ts';
import { type PartySettings, partySettings } from './third-parties/settings.ts';
import {
  type StorageSettings,
  storageEnvironment,
  toStorageSettings,
} from './third-parties/storage/storage-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optionalUrl = z.preprocess(blankIsAbsent, z.url().optional());

const environment = z.object({
  API_PORT: port.default(4100),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().min(1),
  /** Public origin of the portal: the only one that may write. */
  PORTAL_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** Where mail is written as files while no SMTP server is configured. */
  MAIL_DIR: z.string().min(1).default('.umbral/mail'),
  /** Megabytes that this folder may hold: beyond them the oldest letters go. */
  MAIL_DIR_MB: z.coerce.number().int().min(1).default(512),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().min(3).default('hola@umbral.example'),
  ...storageEnvironment,
  /** Folders, with commas between them, whose disks must have room; those of mail and pictures by default. */
  DISK_FOLDERS: z.preprocess(blankIsAbsent, z.string().optional()),
  /** Megabytes below which nothing is written any more; 0 never. */
  DISK_FLOOR_MB: z.coerce.number().int().min(0).default(256),
  /** The pictures that come with the portal. */
  MEDIA_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../media/library/files', import.meta.url))),
  /** The ground of maps: `ground.json` names its edition, `ground/<edition>` holds it. */
  GROUND_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../ground/dist', import.meta.url))),
  /** Search engine by the Algolia protocol; without it nothing is indexed. */
  SEARCH_URL: optionalUrl,
  SEARCH_APP_ID: z.string().min(1).default('UMBRAL'),
  SEARCH_ADMIN_KEY: z.string().default(''),
  CAPTCHA_SECRET: z.string().min(16),
  /** Shell server to tell when pages have changed. */
  SHELL_URL: optionalUrl,
  ADMIN_TOKEN: z.string().default(''),
  /** Named statements fail behind a pooler in transaction mode older than PgBouncer 1.21. */
  PREPARED_STATEMENTS: z.stringbool().default(true),
  /** Limits by address count for nothing behind one test client; production keeps them on. */
  RATE_LIMITS: z.stringbool().default(true),
  /** Requests of all kinds that one address may make in a minute. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(1200),
  /** Addresses of the programs before this one: they say who asks, and whose trace goes on here. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What one API process is told; read once at start. */
export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  origin: string;
  mail: { dir: string; maxBytes: number; smtpUrl: string | undefined; from: string };
  storage: StorageSettings;
  disk: { folders: readonly string[]; floorBytes: number };
  mediaDir: string;
  groundDir: string;
  search: { url: string; appId: string; adminKey: string } | undefined;
  captchaSecret: string;
  parties: PartySettings;
  /** Identity providers to sign in at. */
  signIn: readonly ProviderSettings[];
  shell: { url: string; token: string } | undefined;
  preparedStatements: boolean;
  rateLimits: boolean;
  requestsPerMinute: number;
  trustedProxies: string;
  logLevel: string;
}

/** Reads the environment; throws one sentence that lists every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = composeSettings({ own: environment, parties: partySettings }).safeParse(env);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment of the API is incomplete. ${issues.join('; ')}`);
  }
  const { own: e, parties } = parsed.data;
  return {
    port: e.API_PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    origin: e.PORTAL_ORIGIN,
    mail: { dir: e.MAIL_DIR, maxBytes: e.MAIL_DIR_MB * 2 ** 20, smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    storage: toStorageSettings(e),
    disk: {
      folders: e.DISK_FOLDERS?.split(',').map((folder) => folder.trim()) ?? [e.MAIL_DIR, e.UPLOADS_DIR],
      floorBytes: e.DISK_FLOOR_MB * 1024 * 1024,
    },
    mediaDir: e.MEDIA_DIR,
    groundDir: e.GROUND_DIR,
    search: e.SEARCH_URL ? { url: e.SEARCH_URL, appId: e.SEARCH_APP_ID, adminKey: e.SEARCH_ADMIN_KEY } : undefined,
    captchaSecret: e.CAPTCHA_SECRET,
    parties,
    signIn: readProviders(env, e.PORTAL_ORIGIN),
    shell: e.SHELL_URL ? { url: e.SHELL_URL, token: e.ADMIN_TOKEN } : undefined,
    preparedStatements: e.PREPARED_STATEMENTS,
    rateLimits: e.RATE_LIMITS,
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
  };
}
