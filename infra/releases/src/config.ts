import { readFileSync } from 'node:fs';
import {
  type BucketSettings,
  bucketEnvironment,
  bucketName,
  optional,
  toBucketSettings,
} from 'infra-storage/bucket-settings.ts';
import { z } from 'zod';
import { readSigningKey, type SigningKey } from './signing/key-pair.ts';

const secret = optional(z.string().min(16, 'a token has at least 16 characters'));

const environment = z.object({
  RELEASES_PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().min(1),
  /** Private key in PKCS#8 PEM that signs compositions. */
  COMPOSITION_KEY_FILE: z.string().min(1),
  /** Tokens of the first operator and of the shells; all others are issued by an operator. */
  OPERATOR_TOKEN: secret,
  SHELL_TOKEN: secret,
  /** Where files lie while no bucket is named. */
  RELEASES_DIR: z.string().min(1).default('.umbral/releases'),
  /** Megabytes of free disk below which no file is taken; what is there is given, and uploads go on afterwards. */
  DISK_FLOOR_MB: z.coerce.number().int().min(0).default(256),
  RELEASES_S3_BUCKET: optional(bucketName),
  ...bucketEnvironment,
  /** Folder of the built console; without it there is none. */
  CONSOLE_DIR: optional(z.string().min(1)),
  /** Folder of the packages that other repositories install; without it there are none. */
  PACKAGES_DIR: optional(z.string().min(1)),
  /** The backend, whose contract the gate compares calls with. */
  API_URL: optional(z.url()),
  /** Requests that one address may make in a minute. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(3000),
  /** How often unneeded files are removed; 0 for never. */
  COLLECT_EVERY_MINUTES: z.coerce.number().int().min(0).default(60),
  /** How often canaries are judged; 0 for never. */
  JUDGE_EVERY_SECONDS: z.coerce.number().min(0).max(3600).default(5),
  /** Nothing becomes stable that no browser has tried beside the present portal. */
  REQUIRE_PROBE: z.stringbool().default(false),
  TRUSTED_PROXIES: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the registry's process is told; read once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly key: SigningKey;
  readonly operatorToken: string | undefined;
  readonly shellToken: string | undefined;
  readonly storage: { readonly dir: string; readonly floorBytes: number; readonly bucket: BucketSettings | undefined };
  readonly consoleDir: string | undefined;
  readonly packagesDir: string | undefined;
  readonly apiUrl: string | undefined;
  readonly requestsPerMinute: number;
  readonly collectEveryMinutes: number;
  readonly judgeEverySeconds: number;
  readonly requiresProbe: boolean;
  readonly trustedProxies: string;
  readonly logLevel: string;
}

/** Reads the environment; throws one sentence that lists every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment of the release registry is incomplete. ${issues.join('; ')}`);
  }
  const e = parsed.data;
  return {
    port: e.RELEASES_PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    key: readKeyFile(e.COMPOSITION_KEY_FILE),
    operatorToken: e.OPERATOR_TOKEN,
    shellToken: e.SHELL_TOKEN,
    storage: {
      dir: e.RELEASES_DIR,
      floorBytes: e.DISK_FLOOR_MB * 2 ** 20,
      bucket: e.RELEASES_S3_BUCKET ? toBucketSettings(e.RELEASES_S3_BUCKET, e) : undefined,
    },
    consoleDir: e.CONSOLE_DIR,
    packagesDir: e.PACKAGES_DIR,
    apiUrl: e.API_URL?.replace(/\/+$/, ''),
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    collectEveryMinutes: e.COLLECT_EVERY_MINUTES,
    judgeEverySeconds: e.JUDGE_EVERY_SECONDS,
    requiresProbe: e.REQUIRE_PROBE,
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
  };
}

function readKeyFile(path: string): SigningKey {
  try {
    return readSigningKey(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`COMPOSITION_KEY_FILE cannot be used: ${reason}`);
  }
}
