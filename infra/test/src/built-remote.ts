import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { ArtifactManifest } from '@umbral/protocol/release/artifact.ts';
import type {
  RemoteServer,
  RenderEnvironment,
  RenderRequest,
  RenderResult,
} from '@umbral/protocol/remote/render-contract.ts';
import { compileSettings, type SettingValues } from '@umbral/protocol/settings/setting-data.ts';

/** A built remote, asked as the portal's render threads ask it. */
export interface BuiltRemote {
  readonly manifest: ArtifactManifest;
  /** Draws the page of an address, as `/seguros/cali?plan=total`. */
  page(address: string): Promise<RenderResult>;
  /** Draws one of its fragments. */
  fragment(name: string, props?: unknown): Promise<RenderResult>;
}

/** What is around a remote that is tested. */
export interface Surroundings {
  /** Where its loaders find the API; without it the backend is away, as a page must bear. */
  readonly apiBase?: string;
  /** What an environment says to it; the defaults of `src/settings.ts` stand for the rest, as in a portal. */
  readonly settings?: SettingValues;
}

/** Where tests take place; nobody answers there. */
const origin = 'https://portal.example';
/** How long a shell waits for a page, milliseconds. */
const patienceMs = 5000;

/** Opens what `umbral build` left in a folder. What it is asked and gives is the portal's own contract. */
export function openBuiltRemote(
  folder = 'dist',
  { apiBase = 'http://127.0.0.1:9', settings = {} }: Surroundings = {},
): BuiltRemote {
  const place = resolve(folder);
  const manifest: ArtifactManifest = JSON.parse(readFileSync(`${place}/manifest.json`, 'utf8'));
  const server: RemoteServer = createRequire(`${place}/`)('./node/server.cjs');
  const declared = manifest.contract?.settings;
  const environment: RenderEnvironment = {
    remote: manifest.app,
    version: manifest.version,
    apiBase,
    search: { appId: 'test', apiKey: 'test', host: '127.0.0.1:9/search', protocol: 'http' },
    currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-01-02' },
    origin,
    ...(declared ? { settings: compileSettings(declared)(settings).values } : {}),
  };

  function draw(request: Pick<RenderRequest, 'url'> & Partial<RenderRequest>): Promise<RenderResult> {
    const facts = { headers: {}, idPrefix: 't-', environment, ...request };
    return server.render(facts as RenderRequest, AbortSignal.timeout(patienceMs), () => undefined);
  }

  return {
    manifest,
    page: (address) => draw({ kind: 'page', url: new URL(address, origin).href }),
    fragment: (fragment, props = {}) => draw({ kind: 'fragment', url: `${origin}/`, fragment, props }),
  };
}
