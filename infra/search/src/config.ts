import { availableParallelism } from 'node:os';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const searchConfigSchema = z.object({
  SEARCH_PORT: port,
  SEARCH_HOST: z.string().default('127.0.0.1'),
  SEARCH_APP_ID: z.string().min(1),
  SEARCH_ADMIN_KEY: z.string().min(16),
  SEARCH_KEY: z.string().min(16),
  SEARCH_DATA_DIR: z.string().min(1),
  SEARCH_MAX_RECORD_BYTES: z.coerce.number().int().positive().default(100_000),
  /** Queries that one address may make in an hour with the key that browsers have; 0 for any number. */
  SEARCH_QUERIES_PER_HOUR: z.coerce.number().int().min(0).default(100_000),
  /** Megabytes of free disk below which changes are refused. */
  SEARCH_DISK_FLOOR_MB: z.coerce.number().int().min(0).default(100),
  /** Threads that search; two and more leave one free whoever asks. */
  SEARCH_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(() => Math.max(2, availableParallelism())),
  /** Where a visitor is taken to be when a search asks for the place of its address: latitude,longitude. */
  SEARCH_DEFAULT_PLACE: z
    .string()
    .regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/)
    .default('4.711,-74.0721'),
  /** Addresses of the programs before this one, whose trace goes on here. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Settings of the search process, from its environment. */
export interface SearchConfig {
  port: number;
  host: string;
  appId: string;
  adminKey: string;
  searchKey: string;
  dataDirectory: string;
  maxRecordBytes: number;
  searchesPerHour: number;
  threads: number;
  diskFloorBytes: number;
  defaultPlace: { lat: number; lng: number };
  trustedProxies: string;
  logLevel: string;
}

/** Reads the environment; throws one sentence that names what is wrong. */
export function readSearchConfig(environment: NodeJS.ProcessEnv): SearchConfig {
  const parsed = searchConfigSchema.safeParse(environment);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new Error(`The search process cannot start: ${wrong.join(', ')}`);
  }
  const { data } = parsed;
  return {
    port: data.SEARCH_PORT,
    host: data.SEARCH_HOST,
    appId: data.SEARCH_APP_ID,
    adminKey: data.SEARCH_ADMIN_KEY,
    searchKey: data.SEARCH_KEY,
    dataDirectory: data.SEARCH_DATA_DIR,
    maxRecordBytes: data.SEARCH_MAX_RECORD_BYTES,
    searchesPerHour: data.SEARCH_QUERIES_PER_HOUR,
    threads: data.SEARCH_THREADS,
    diskFloorBytes: data.SEARCH_DISK_FLOOR_MB * 2 ** 20,
    defaultPlace: placeOf(data.SEARCH_DEFAULT_PLACE),
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
  };
}

function placeOf(text: string): SearchConfig['defaultPlace'] {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return { lat, lng };
}
