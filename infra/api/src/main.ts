import { buildApp } from './app.ts';
import { createApiPool, createBackend } from './backend.ts';
import { readConfig } from './config.ts';
import { startBackground } from './outbox/background.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const pool = createApiPool(config);
  const backend = createBackend(config, pool);
  const app = await buildApp(backend);
  const background = startBackground(backend, app.log);
  await app.listen({ port: config.port, host: config.host });

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await background.stop();
    await pool.end();
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
