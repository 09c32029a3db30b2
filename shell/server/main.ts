import { pino } from 'pino';
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';

// The process of the shell server: environment, signals, end.
const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, base: { part: 'shell' } });

try {
  const server = await startServer(config, log);
  const stopping = new AbortController();
  stopping.signal.addEventListener('abort', () => void server.stop().then(() => process.exit()), { once: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  await server.started;
  log.info({ port: server.port }, 'the portal is ready');
} catch (error) {
  log.fatal({ err: error }, 'the shell server cannot run');
  process.exitCode = 1;
  process.exit();
}
