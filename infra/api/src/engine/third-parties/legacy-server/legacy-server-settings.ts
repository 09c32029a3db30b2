import { remoteNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';

/** Beginnings of paths: whole segments, so that `/barrios` is not `/barrios-privados`. */
const beginnings = z.array(
  z
    .string()
    .max(200)
    .regex(/^(?:\/[a-z0-9][a-z0-9._~-]*)+$/i),
);

const server = z.strictObject({
  /** The only origin that is asked. */
  origin: partyUrl.refine((text) => new URL(text).pathname === '/', 'is an origin, without a path'),
  /** Below which paths its pages may be shown; nothing else of it is ever asked for. */
  pages: beginnings.min(1),
  /** Below which paths its pictures and stylesheets lie. */
  files: beginnings.default([]),
  /** How long is waited for all of an answer: less than a shell waits for a page, whose remote is to blame from then on. */
  timeoutMs: z.int().min(100).max(10_000).default(1500),
  /** What it is told with every question; what visitors have is told to nobody. */
  cookies: z.record(z.string().regex(/^[\w-]{1,60}$/), z.string().regex(/^[\w.~%-]{0,200}$/)).default({}),
});

/** One server that is older than the portal, as an operator has configured it. */
export type LegacyServerSettings = z.output<typeof server>;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is no JSON' });
    return z.NEVER;
  }
});

/**
 * `LEGACY_SERVERS`: by the name of the remote that shows it, `{"mf-barrios": {"origin": "https://old.example", "pages":
 * ["/barrios"], "files": ["/static"]}}`. No manifest can say it: whoever releases a remote could have anything asked.
 */
export const legacyServerSettings = z
  .object({ LEGACY_SERVERS: optionalSetting(json.pipe(z.record(remoteNameSchema, server))) })
  .transform((e): ReadonlyMap<string, LegacyServerSettings> => new Map(Object.entries(e.LEGACY_SERVERS ?? {})));
