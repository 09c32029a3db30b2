import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTestDatabase } from 'infra-db/testing/test-database.ts';
import { buildApp, type Observers } from '../app.ts';
import { type Backend, createApiPool, createBackend } from '../engine/backend.ts';
import { type Config, readConfig } from '../engine/config.ts';

export const testOrigin = 'http://portal.test';

/** An application on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  backend: Backend;
  mailDir: string;
  uploadsDir: string;
  /** Sets the present moment, or lets the clock run again. */
  setNow(moment: Date | undefined): void;
  close(): Promise<void>;
}

const backends = new WeakMap<FastifyInstance, Backend>();

/** The backend of an application that a test has built. */
export function backendOf(app: FastifyInstance): Backend {
  const backend = backends.get(app);
  if (!backend) throw new Error('this application was not built by createTestApp');
  return backend;
}

/** Builds the application on the demonstration data; `env` overrides the configuration, `observers` what it tells and sees. */
export async function createTestApp(env: Record<string, string> = {}, observers: Observers = {}): Promise<TestApp> {
  const database = await createTestDatabase({ seeded: true });
  const mailDir = mkdtempSync(join(tmpdir(), 'umbral-mail-'));
  const uploadsDir = mkdtempSync(join(tmpdir(), 'umbral-uploads-'));
  const config: Config = readConfig({
    DATABASE_URL: database.url,
    PORTAL_ORIGIN: testOrigin,
    CAPTCHA_SECRET: 'a secret for tests only',
    MAIL_DIR: mailDir,
    UPLOADS_DIR: uploadsDir,
    RATE_LIMITS: 'false',
    EMAIL_MX: 'false',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const pool = createApiPool(config);
  let moment: Date | undefined;
  const backend = createBackend(config, pool, () => moment ?? new Date());
  const app = await buildApp(backend, observers);
  backends.set(app, backend);
  return {
    app,
    backend,
    mailDir,
    uploadsDir,
    setNow(to) {
      moment = to;
    },
    async close() {
      await app.close();
      await pool.end();
      await database.drop();
      for (const dir of [mailDir, uploadsDir]) rmSync(dir, { recursive: true, force: true });
    },
  };
}
