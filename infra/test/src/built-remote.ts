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

/** A built remote, asked as the portal's render threads ask it. */
export interface BuiltRemote {
  readonly manifest: ArtifactManifest;
  /** Draws the page of an address, as `/seguros/cali?plan=total`. */
  page(address: string): Promise<RenderResult>;
  /** Draws one of its fragments. */
  fragment(name: string, props?: unknown): Promise<RenderResult>;
}

/** Where tests take place; nobody answers there. */
const origin = 'https://portal.example';
/** How long a shell waits for a page, milliseconds. */
const patienceMs = 5000;

/**
 * Opens what `umbral build` left in a folder. What it is asked and gives is the portal's own contract; the backend is
 * away, as a page must bear.
 */
export function openBuiltRemote(folder = 'dist'): BuiltRemote {
  const place = resolve(folder);
  const manifest: ArtifactManifest = JSON.parse(readFileSync(`${place}/manifest.json`, 'utf8'));
  const server: RemoteServer = createRequire(`${place}/`)('./node/server.cjs');
  const environment: RenderEnvironment = {
    remote: manifest.app,
    version: manifest.version,
    apiBase: 'http://127.0.0.1:9',
    search: { appId: 'test', apiKey: 'test', host: '127.0.0.1:9/search', protocol: 'http' },
    currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-01-02' },
    origin,
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
