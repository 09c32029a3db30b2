import type { ReadableStream } from 'node:stream/web';
import type { SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { signedLockSchema } from '@umbral/protocol/composition/composition-lock-schema.ts';
import { production } from '@umbral/protocol/composition/environment.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { Signature } from '@umbral/protocol/release/release-signature.ts';
import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { z } from 'zod';
import { parseJson } from '../http/json-text.ts';

/** The registry did not answer, or not with what was asked for. */
export class RegistryAway extends Error {
  /** Status of its answer; 0 without one. */
  readonly status: number;

  constructor(message: string, status = 0, cause?: unknown) {
    super(message, { cause });
    this.name = 'RegistryAway';
    this.status = status;
  }
}

/** A release as the registry hands it out; nothing of it is verified yet. */
export interface OfferedRelease {
  /** With all that stands in it, for that is what was signed. */
  readonly manifest: unknown;
  readonly signature: Signature;
}

export interface RegistryClient {
  /** The composition after the given one, as soon as there is one; nothing when the time is over. */
  compositionAfter(seq: number, waitSeconds: number, signal: AbortSignal): Promise<SignedLock | undefined>;
  /** Ids of the keys that were revoked. */
  revokedKeys(): Promise<readonly string[]>;
  /** Links that do not count any more, as the registry lists them. */
  revokedLinks(): Promise<unknown>;
  /** Addresses that had pages once, as the registry lists them. */
  tombstones(): Promise<unknown>;
  release(app: AppName, version: string): Promise<OfferedRelease>;
  /** The bytes of a file of a release. */
  file(app: AppName, version: string, sha384: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  post(path: string, body: object): Promise<void>;
}

export interface RegistryAccess {
  readonly url: string;
  readonly token: string;
  /** What is asked about. */
  readonly environment: string;
}

interface Wish {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

const answerMs = 10_000;
const revoked = z.object({ keys: z.array(z.object({ keyId: z.string(), state: z.string() })) });
const offered = z.object({ manifest: z.unknown(), signature: signatureSchema });

/** Makes the way to the registry. Every call rejects with `RegistryAway` where it gives no answer that can be used. */
export function createRegistryClient({ url, token, environment }: RegistryAccess): RegistryClient {
  // Production is asked about as before there were others, so that a registry of then answers.
  const base = environment === production ? url : `${url}/environments/${environment}`;

  async function ask(path: string, { method = 'GET', body, signal = AbortSignal.timeout(answerMs) }: Wish = {}) {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const wish = { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`${base}/${path}`, wish).catch((error: unknown) => {
      throw new RegistryAway('The registry does not answer', 0, error);
    });
    if (response.ok || response.status === 304) return response;
    await response.body?.cancel().catch(() => undefined);
    throw new RegistryAway(`The registry answers ${response.status}`, response.status);
  }

  async function read<Value>(response: Response, schema: z.ZodType<Value>): Promise<Value> {
    const text = await response.text().catch((error: unknown) => {
      throw new RegistryAway('The registry broke off', 0, error);
    });
    const parsed = schema.safeParse(parseJson(text)?.value);
    if (parsed.success) return parsed.data;
    throw new RegistryAway('The registry answers what this shell does not understand');
  }

  return {
    async compositionAfter(seq, waitSeconds, signal) {
      const late = AbortSignal.timeout(waitSeconds * 1000 + answerMs);
      const wish = { signal: AbortSignal.any([signal, late]) };
      const response = await ask(`composition?after=${seq}&wait=${waitSeconds}`, wish);
      return response.status === 304 ? undefined : read(response, signedLockSchema);
    },
    async revokedKeys() {
      const { keys } = await read(await ask('keys'), revoked);
      return keys.filter(({ state }) => state === 'revoked').map(({ keyId }) => keyId);
    },
    tombstones: async () => read(await ask('tombstones'), z.unknown()),
    revokedLinks: async () => read(await ask('links/revoked'), z.unknown()),
    release: async (app, version) => read(await ask(`releases/${app}/${encodeURIComponent(version)}`), offered),
    async file(app, version, sha384, signal) {
      const { body } = await ask(`releases/${app}/${encodeURIComponent(version)}/files/${sha384}`, { signal });
      if (!body) throw new RegistryAway('The registry sends no bytes');
      return body as ReadableStream<Uint8Array>;
    },
    async post(path, body) {
      const response = await ask(path, { method: 'POST', body });
      await response.body?.cancel();
    },
  };
}
