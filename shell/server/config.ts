import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { production } from '@umbral/protocol/composition/environment.ts';
import { environmentSchema } from '@umbral/protocol/composition/environment-schema.ts';
import { z } from 'zod';
import type { AdmissionOptions } from './admission/admission.ts';
import { usualAdmission } from './admission/admission.ts';
import type { NetworkBudget } from './admission/network-budgets.ts';
import { type RenderTimeouts, usualTimeouts } from './render/render-timeouts.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).max(600_000).default(fallback);
const megabytes = (fallback: number) => z.coerce.number().int().min(1).max(65_536).default(fallback);
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const folder = (fallback: string) =>
  z
    .string()
    .default(join(root, fallback))
    .transform((path) => resolve(root, path));

/** What comes over the network comes encrypted; a server on this machine needs no certificate. */
function isEncryptedOrHere(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** A path of this server, or an address like those of tiles. */
function isArchive(text: string): boolean {
  if (/^\/media\/[\w./-]+$/.test(text)) return true;
  return /^https?:/.test(text) && URL.canParse(text) && isEncryptedOrHere(text);
}

/** What a shell that has a token needs beside it to follow the registry. */
const besideToken = ['RELEASES_URL', 'TRUSTED_KEYS_FILE', 'VISITOR_KEY'] as const;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Interface to listen on; absent: every one. */
  HOST: z.string().min(1).optional(),
  API_URL: address.default('http://127.0.0.1:4001'),
  SEARCH_URL: address.default('http://127.0.0.1:4002'),
  /** The search key of browsers: it may read and nothing else. */
  SEARCH_KEY: z.string().default(''),
  SEARCH_APP_ID: z.string().default('UMBRAL'),
  ARTIFACTS_DIR: folder('artifacts'),
  /** The registry's calls, up to `/platform/api`; without it there is no console. */
  RELEASES_URL: address.optional(),
  /** With it the shell follows the registry; without it the folder's `active.json` counts. */
  RELEASES_TOKEN: z.string().min(16).optional(),
  /** JSON list of the keys whose signatures are trusted. */
  TRUSTED_KEYS_FILE: z
    .string()
    .transform((path) => resolve(root, path))
    .optional(),
  /** Secret that divides visitors between versions; the same in all shells. */
  VISITOR_KEY: z.string().min(32).optional(),
  /** How the registry knows this shell; its machine and port unless it is named. */
  SHELL_NAME: z.string().min(1).max(80).optional(),
  /** Whose compositions this shell follows, and no others. */
  ENVIRONMENT: environmentSchema.default(production),
  /** Where this shell stands, in one word that the console shows: its registry may be elsewhere. */
  REGION: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
  /** Where development servers of remotes keep their server halves. */
  DEV_OUT_DIR: folder('dev-out'),
  MEDIA_DIR: folder('infra/media/library/files'),
  /** Pictures that people sent: only those below `public` are anybody's. */
  UPLOADS_DIR: folder('.umbral/uploads'),
  /** Origin of the bucket or CDN that pictures come from, where it is not this server. */
  PICTURES_ORIGIN: z
    .url({ protocol: /^https$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** The ground of maps: `ground.json` names its edition, `ground/<edition>` holds it. */
  GROUND_DIR: folder('infra/ground/dist'),
  /** Tiles of the map, with `{z}`, `{x}` and `{y}`; without them the map draws itself from our own data. */
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isEncryptedOrHere)
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    .optional(),
  /** Who must be named beside those tiles. */
  MAP_TILES_CREDIT: z.string().max(200).default(''),
  /** A PMTiles archive of streets, read by ranges: an address, or a path of this server below `/media/`. */
  MAP_STREETS_URL: z.string().refine(isArchive).optional(),
  /** Who must be named for the streets. */
  MAP_STREETS_CREDIT: z.string().max(200).default(''),
  /** Whose captcha the API is configured with: only its hosts are let into documents. */
  CAPTCHA_PROVIDER: z.enum(['altcha', 'hcaptcha', 'recaptcha']).default('altcha'),
  /** Address under which visitors see the portal. */
  PORTAL_ORIGIN: address.optional(),
  /** Bearer of the platform's own calls; without it they are closed. */
  ADMIN_TOKEN: z.string().min(16).optional(),
  DEV_OVERRIDES: flag,
  /** What the portal shows is invented: its footer says so, and search engines are asked to keep away. */
  DEMO_DATA: flag,
  /** One proxy stands before this server and writes X-Forwarded-For. */
  BEHIND_PROXY: flag,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** When a render is told to give up. */
  RENDER_SOFT_TIMEOUT_MS: milliseconds(usualTimeouts.softMs),
  /** When a render that did not give up counts as failed. */
  RENDER_HARD_TIMEOUT_MS: milliseconds(usualTimeouts.hardMs),
  /**
   * Where remotes draw: threads of this process, processes behind the strongest wall that is proved at the start, or
   * those where it must be whole, else the shell does not start.
   */
  RENDER_IN: z.enum(['threads', 'processes', 'walled-processes']).default('processes'),
  /** How long a render thread may stand still before it is ended. */
  RENDER_BLOCK_TIMEOUT_MS: milliseconds(usualTimeouts.blockMs),
  /** What is late is late, whatever else this machine has to do: for machines that do nothing else, and for tests. */
  IGNORES_LOAD: flag,
  /** How long a fragment may take: its page waits for it. */
  FRAGMENT_TIMEOUT_MS: milliseconds(usualTimeouts.fragmentMs),
  /** How many pages, parts and fragments are composed at a time. */
  PAGES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(Math.max(6, 3 * availableParallelism())),
  /** How much may be drawn for one visitor network, in all shells together: at once, and each second on and on. */
  NETWORK_BURST: z.coerce.number().int().min(1).max(1_000_000).default(60),
  NETWORK_PER_SECOND: z.coerce.number().min(0.1).max(100_000).default(4),
  /** How much of what is kept a network may ask for before each answer takes two seconds more. */
  KEPT_BURST: z.coerce.number().int().min(1).max(1_000_000).default(400),
  KEPT_PER_SECOND: z.coerce.number().min(0.1).max(100_000).default(40),
  /** How many shells share the visitors; each gives a network its share of the budget. */
  SHELLS: z.coerce.number().int().min(1).max(1000).default(1),
  RENDER_HEAP_MB: megabytes(160),
  /** Memory of the whole process from which the largest render thread is ended. */
  RSS_LIMIT_MB: megabytes(1600),
  PAGE_CACHE_MB: megabytes(64),
  /** Where this process alone keeps its last good pages for the one after it; without it they end with it. */
  PAGES_DIR: z
    .string()
    .min(1)
    .transform((path) => resolve(root, path))
    .optional(),
  PAGES_DIR_MB: megabytes(32),
  /** Megabytes of free disk below which no page is kept and no version fetched: what is there is served. */
  DISK_FLOOR_MB: z.coerce.number().int().min(0).default(256),
  /** How long a page of the memory is served before it is drawn again in the background. */
  PAGE_FRESH_MS: z.coerce.number().int().min(0).max(86_400_000).default(60_000),
  PROXY_TIMEOUT_MS: milliseconds(30_000),
  /** How long a backend may say nothing to somebody who only reads; what waits on purpose is let wait. */
  PROXY_READ_TIMEOUT_MS: milliseconds(10_000),
  /** How long somebody may take nothing of an answer that waits for them. */
  UNREAD_TIMEOUT_MS: milliseconds(30_000),
  BODY_LIMIT_MB: megabytes(25),
  /** How long requests may take to end once the server stops. */
  DRAIN_TIMEOUT_MS: milliseconds(8000),
});

const groundFile = z.object({ edition: z.string().regex(/^[0-9a-f]{16}$/) });

type Environment = z.output<typeof environment>;

/** How a shell follows a registry. */
export interface RegistryConfig {
  readonly url: string;
  readonly token: string;
  readonly trustedKeysFile: string;
  readonly visitorKey: string;
  readonly environment: string;
}

/** Everything that the environment decides; the only place of the shell server that reads it. */
export type Config = Environment & {
  readonly registry: RegistryConfig | undefined;
  /** The edition of the ground that maps draw; nothing where none was made. */
  readonly groundEdition: string | undefined;
};

/** The time limits of renders. */
export function timeoutsOf(config: Config): RenderTimeouts {
  return {
    softMs: config.RENDER_SOFT_TIMEOUT_MS,
    fragmentMs: config.FRAGMENT_TIMEOUT_MS,
    hardMs: config.RENDER_HARD_TIMEOUT_MS,
    blockMs: config.RENDER_BLOCK_TIMEOUT_MS,
  };
}

/** Whether the machine keeps somebody from running; the clocks tell where nothing is given. */
export function starvationOf({ IGNORES_LOAD: ignoresLoad }: Config): (() => boolean) | undefined {
  return ignoresLoad ? () => false : undefined;
}

/** How much is drawn at a time, and for whom. */
export function admissionOf(config: Config): AdmissionOptions {
  const { PAGES_AT_ONCE: atOnce, NETWORK_BURST: burst, NETWORK_PER_SECOND: perSecond, SHELLS: shells } = config;
  return { ...usualAdmission, atOnce, budget: { burst: Math.max(1, burst / shells), perSecond: perSecond / shells } };
}

/** How soon what is kept is answered to a network. */
export function keptBudgetOf({ KEPT_BURST: burst, KEPT_PER_SECOND: perSecond, SHELLS: shells }: Config): NetworkBudget {
  return { burst: Math.max(1, burst / shells), perSecond: perSecond / shells };
}

/** Parses the environment; throws one error that lists every wrong value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(present);
  if (parsed.success) {
    const { data } = parsed;
    return { ...data, registry: registryOf(data), groundEdition: groundEditionIn(data.GROUND_DIR) };
  }
  throw new Error(`The environment is wrong:\n${z.prettifyError(parsed.error)}`);
}

/** Read once: a new edition comes with the next start. */
function groundEditionIn(folder: string): string | undefined {
  try {
    const { data } = groundFile.safeParse(JSON.parse(readFileSync(join(folder, 'ground.json'), 'utf8')));
    return data?.edition;
  } catch {
    return undefined;
  }
}

function registryOf(environment: Environment): RegistryConfig | undefined {
  const { RELEASES_URL: url, RELEASES_TOKEN: token, TRUSTED_KEYS_FILE: file, VISITOR_KEY: visitorKey } = environment;
  if (token === undefined) return undefined;
  if (url && file && visitorKey) {
    return { url, token, trustedKeysFile: file, visitorKey, environment: environment.ENVIRONMENT };
  }
  const missing = besideToken.filter((name) => environment[name] === undefined);
  throw new Error(`The environment is wrong:\nRELEASES_TOKEN needs ${missing.join(', ')} beside it`);
}
