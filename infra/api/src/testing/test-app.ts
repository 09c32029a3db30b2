import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { readMediaLibrary } from 'infra-db/seed/media-library.ts';
import { seedDatabase } from 'infra-db/seed/seed-database.ts';
import { createTestDatabase } from 'infra-db/testing/test-database.ts';
import type { Pool } from 'pg';
import { buildApp } from '../app.ts';
import { type Backend, createApiPool, createBackend } from '../backend.ts';
import { type Config, readConfig } from '../config.ts';

const manifest = fileURLToPath(new URL('../../../media/library/manifest.json', import.meta.url));

export const testOrigin = 'http://portal.test';

/** An application on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  backend: Backend;
  mailDir: string;
  /** Sets the present moment, or lets the clock run again. */
  setNow(moment: Date | undefined): void;
  close(): Promise<void>;
}

/** Builds the application on the demonstration data; `env` overrides the configuration. */
export async function createTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const mailDir = mkdtempSync(join(tmpdir(), 'umbral-mail-'));
  const config: Config = readConfig({
    DATABASE_URL: database.url,
    PORTAL_ORIGIN: testOrigin,
    CAPTCHA_SECRET: 'a secret for tests only',
    MAIL_DIR: mailDir,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const pool = createApiPool(config);
  let moment: Date | undefined;
  const backend = createBackend(config, pool, () => moment ?? new Date());
  await seed(pool);
  const app = await buildApp(backend);
  return {
    app,
    backend,
    mailDir,
    setNow(to) {
      moment = to;
    },
    async close() {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(mailDir, { recursive: true, force: true });
    },
  };
}

async function seed(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await seedDatabase(client, () => readMediaLibrary(manifest));
  } finally {
    client.release();
  }
}
