import {
  type BucketSettings,
  bucketEnvironment,
  bucketName,
  optional,
  toBucketSettings,
} from 'infra-storage/bucket-settings.ts';
import { z } from 'zod';
import { AdminProblem } from '../admin-problem.ts';

const storeEnvironment = z
  .object({
    /** A folder for backups, best on a disk of another machine. */
    BACKUP_DIR: optional(z.string().min(1)),
    /** A bucket for them instead, with the `S3_…` variables of its service. */
    BACKUP_S3_BUCKET: optional(bucketName),
    ...bucketEnvironment,
    /** Seals everything: 32 bytes in hexadecimal (`openssl rand -hex 32`). Without it no backup can be read again. */
    BACKUP_KEY: z.string().regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits: openssl rand -hex 32'),
  })
  .refine((e) => Boolean(e.BACKUP_DIR) !== Boolean(e.BACKUP_S3_BUCKET), {
    path: ['BACKUP_DIR'],
    message: 'name a folder or BACKUP_S3_BUCKET, one of the two',
  });

/** Where backups lie, and what opens them. */
export interface StoreSettings {
  readonly place: { readonly dir: string } | { readonly bucket: BucketSettings };
  /** 32 bytes. */
  readonly key: Buffer;
}

const programEnvironment = z.object({
  /** A superuser of the cluster, on whose machine the program must run. */
  BACKUP_DATABASE_URL: z.string().min(1),
  /** Where the server puts finished segments of its log (`basic_archive.archive_directory`). */
  BACKUP_WAL_DIR: z.string().min(1),
  UPLOADS_DIR: optional(z.string().min(1)),
  RELEASES_DIR: optional(z.string().min(1)),
  /** The state folder of a portal on one machine: its keys and secrets. */
  STATE_DIR: optional(z.string().min(1)),
  /** At most so much is lost with the machine. */
  BACKUP_EVERY_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  BACKUP_BASE_HOURS: z.coerce.number().positive().default(24),
  /** Every minute of so many days can be restored. */
  BACKUP_KEEP_DAYS: z.coerce.number().positive().default(14),
  /** Megabytes that backups leave free, in their folder and where the log waits for them. */
  BACKUP_FLOOR_MB: z.coerce.number().int().min(0).default(512),
  BACKUP_PORT: z.coerce.number().int().min(0).max(65_535).default(4500),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the program that takes backups is told. */
export interface BackupSettings {
  readonly store: StoreSettings;
  readonly databaseUrl: string;
  readonly spool: string;
  readonly uploadsDir: string | undefined;
  readonly releasesDir: string | undefined;
  readonly stateDir: string | undefined;
  readonly everyMs: number;
  readonly baseEveryMs: number;
  readonly keptMs: number;
  readonly floorBytes: number;
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
}

type Environment = Record<string, string | undefined>;

function parseWith<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new AdminProblem(`The environment of the backup is incomplete. ${issues.join('; ')}`);
}

/** Reads where backups lie; throws an `AdminProblem` that lists every variable that is missing or wrong. */
export function readStoreSettings(env: Environment): StoreSettings {
  const e = parseWith(storeEnvironment, env);
  const place = e.BACKUP_S3_BUCKET ? { bucket: toBucketSettings(e.BACKUP_S3_BUCKET, e) } : { dir: e.BACKUP_DIR ?? '' };
  return { place, key: Buffer.from(e.BACKUP_KEY, 'hex') };
}

const hourMs = 60 * 60 * 1000;

/** Reads all that the program needs; throws like `readStoreSettings`. */
export function readBackupSettings(env: Environment): BackupSettings {
  const e = parseWith(programEnvironment, env);
  return {
    store: readStoreSettings(env),
    databaseUrl: e.BACKUP_DATABASE_URL,
    spool: e.BACKUP_WAL_DIR,
    uploadsDir: e.UPLOADS_DIR,
    releasesDir: e.RELEASES_DIR,
    stateDir: e.STATE_DIR,
    everyMs: e.BACKUP_EVERY_SECONDS * 1000,
    baseEveryMs: e.BACKUP_BASE_HOURS * hourMs,
    keptMs: e.BACKUP_KEEP_DAYS * 24 * hourMs,
    floorBytes: e.BACKUP_FLOOR_MB * 1024 * 1024,
    port: e.BACKUP_PORT,
    host: e.HOST,
    logLevel: e.LOG_LEVEL,
  };
}
