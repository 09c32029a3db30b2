import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from 'infra-db/testing/test-database.ts';
import { hangAndReplace, restartOne, whileAsked } from 'infra-observability/testing/shared-faults.ts';
import { startTwo } from 'infra-observability/testing/shared-programs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: 'small' });
  folder = mkdtempSync(join(tmpdir(), 'umbral-two-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

test('of two APIs on one socket one hangs and is killed, the other is replaced, and no call is refused', async () => {
  const two = await startTwo({
    entry: fileURLToPath(new URL('./main.ts', import.meta.url)),
    portName: 'API_PORT',
    env: (url) => ({
      DATABASE_URL: database.url,
      PORTAL_ORIGIN: url,
      CAPTCHA_SECRET: 'a secret for tests only',
      MAIL_DIR: join(folder, 'mail'),
      UPLOADS_DIR: join(folder, 'uploads'),
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'silent',
    }),
  });
  try {
    await two.areUp();
    const statuses = await whileAsked(`${two.url}/api/planta/maxprice`, async (isServed) => {
      const whileOneHangs = await hangAndReplace(two, 1, '/api/planta/maxprice');
      expect([...whileOneHangs.keys()]).toEqual([200]);
      await restartOne(two, 0);
      await isServed();
    });
    expect([...statuses.keys()]).toEqual([200]);
  } finally {
    await two.stop();
  }
}, 90_000);
