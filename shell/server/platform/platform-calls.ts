import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { UnfitArtifact } from '../artifacts/artifact.ts';
import { versionSchema } from '../artifacts/artifact-schema.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { CompositionHolder } from '../composition/composition-holder.ts';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import { isFromThisMachine } from '../http/visit.ts';
import type { CompositionSource } from '../releases/composition-source.ts';

export interface PlatformOptions {
  readonly token: string | undefined;
  readonly source: CompositionSource;
  readonly holder: CompositionHolder;
  readonly cache: PageCache;
}

const activation = z.object({ remote: appNameSchema, version: versionSchema });
const rollBack = z.object({ remote: appNameSchema });
const purge = z.object({ paths: z.array(z.string().startsWith('/')).optional() });
const maxBodyBytes = 65_536;

/**
 * The platform's own calls under `/_platform/`, for programs on this machine that know the token: `state`, `activate`
 * {remote, version}, `rollback` {remote}, `purge` {paths?}.
 */
export function createPlatformCalls({ token, source, holder, cache }: PlatformOptions) {
  const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
    'POST /_platform/activate': async (body) => {
      const { remote, version } = activation.parse(body);
      return source.activate(remote, version);
    },
    'POST /_platform/rollback': async (body) => source.rollBack(rollBack.parse(body).remote),
    'POST /_platform/purge': async (body) => ({ purged: cache.purge(purge.parse(body).paths) }),
    'GET /_platform/state': async () => ({ ...describe(holder, cache), source: source.state() }),
  };

  return async (request: IncomingMessage, pathname: string): Promise<Answer> => {
    const call = calls[`${request.method} ${pathname}`];
    // Whoever may not call must not learn what there is.
    if (!call || !isFromThisMachine(request) || !isAuthorised(request, token)) {
      return problemAnswer(404, 'not-found', 'Nothing here');
    }
    try {
      return jsonAnswer(200, await call(await readBody(request)));
    } catch (error) {
      if (error instanceof UnfitArtifact) return problemAnswer(409, 'conflict', error.message);
      if (error instanceof z.ZodError || error instanceof SyntaxError) {
        return problemAnswer(422, 'invalid-input', error instanceof z.ZodError ? z.prettifyError(error) : 'No JSON');
      }
      throw error;
    }
  };
}

function isAuthorised(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new SyntaxError('The body is too long');
  }
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}

function describe(holder: CompositionHolder, cache: PageCache) {
  const composition = holder.current();
  const remotes = [...(composition?.remotes.values() ?? [])].map(({ name, artifact, pool }) => [
    name,
    { version: artifact.version, commit: artifact.manifest.commit, pool: pool.state() },
  ]);
  return {
    composition: composition?.id,
    shell: { version: composition?.shell.artifact.version },
    remotes: Object.fromEntries(remotes),
    memory: { rss: process.memoryUsage.rss(), pages: cache.bytes() },
  };
}
