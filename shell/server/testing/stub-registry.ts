import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { CompositionLock, LockedApp, SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import {
  type Signature,
  type SignedKind,
  signedBytes,
  type TrustedKey,
} from '@umbral/protocol/release/release-signature.ts';
import { manifestDigest } from '../artifacts/artifact.ts';
import { listen } from './test-portal.ts';

/** A key of a test. */
export interface TestKey extends Omit<TrustedKey, 'state'> {
  readonly privateKey: KeyObject;
}

/** Makes a key that signs the given kinds. */
export function createTestKey(...signs: readonly SignedKind[]): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(12);
  const keyId = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  return { keyId, publicKey: raw.toString('base64'), signs, privateKey };
}

/** Signs a value as kind. */
export function signAs(kind: SignedKind, value: unknown, { keyId, privateKey }: TestKey): Signature {
  return {
    algorithm: 'ed25519',
    keyId,
    signature: sign(null, signedBytes(kind, value), privateKey).toString('base64'),
  };
}

/** Signs a release that lies in a folder; gives how a composition names it. */
export function signFolder(artifactsDir: string, app: AppName, version: string, key: TestKey) {
  const folder = join(artifactsDir, app, version);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  writeFileSync(join(folder, 'manifest.sig.json'), JSON.stringify(signAs('manifest', manifest, key)));
  return { version, manifest: manifestDigest(manifest) };
}

/** A lock with its signature. */
export function signLock(
  seq: number,
  apps: Record<AppName, LockedApp>,
  key: TestKey,
  settings?: CompositionLock['settings'],
): SignedLock {
  const said = settings ? { settings } : {};
  const lock: CompositionLock = { schema: 1, seq, at: '2001-01-01T00:00:00.000Z', apps, ...said };
  return { lock, signature: signAs('composition', lock, key) };
}

/** A registry that says whatever a test wants it to say, also what no real one would. */
export interface StubRegistry {
  readonly url: string;
  readonly server: Server;
  /** What it answers to whoever asks for the next composition: a lock, any text, or that there is none. */
  says: SignedLock | string | undefined;
  revoked: readonly string[];
  /** What it offers, by `<app>/<version>`; it has no files. */
  readonly releases: Map<string, object>;
  /** Bodies that shells sent. */
  readonly told: unknown[];
}

/** Starts one. */
export async function startStubRegistry(): Promise<StubRegistry> {
  const stub = {
    says: undefined as StubRegistry['says'],
    revoked: [] as readonly string[],
    releases: new Map<string, object>(),
    told: [] as unknown[],
  };
  const { url, server } = await listen((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/keys')) {
      const keys = stub.revoked.map((keyId) => ({ keyId, state: 'revoked' }));
      response.end(JSON.stringify({ keys }));
    } else if (path.startsWith('/composition')) {
      const { says } = stub;
      const isKnown = typeof says === 'object' && path.includes(`after=${says.lock.seq}&`);
      // Like the real one it has nothing to say to whoever has the newest, after a wait that is short for a test.
      if (says === undefined || isKnown) setTimeout(() => response.writeHead(304).end(), 20);
      else response.end(typeof says === 'string' ? says : JSON.stringify(says));
    } else if (path.startsWith('/heartbeats')) {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk));
      request.on('end', () => {
        stub.told.push(JSON.parse(body));
        response.writeHead(204).end();
      });
    } else {
      const release = stub.releases.get(path.replace('/releases/', ''));
      response.writeHead(release ? 200 : 404).end(release ? JSON.stringify(release) : undefined);
    }
  });
  return Object.assign(stub, { url, server });
}
