import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { BackupProgram } from './backup-program.ts';

function measure({ status, alarm }: BackupProgram): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  const seconds = (moment: Date | undefined) => (moment?.getTime() ?? 0) / 1000;
  gauge('backup_reaches_to_seconds', 'Newest moment that can be restored, Unix time', () =>
    seconds(status().reachesTo),
  );
  gauge('backup_base_seconds', 'Moment of the newest base, Unix time', () => seconds(status().baseAt));
  gauge('backup_failures', 'Rounds that failed since the last good one', () => status().failures);
  gauge('backup_alarm', '1 while backups fail or are late', () => Number(alarm() !== undefined));
  return registry;
}

/**
 * Tells this machine how backups go: `/livez`; `/readyz`, 503 with the reason while they fail or are late; `/metrics`.
 * Who watches the portal watches the last two: the portal itself goes on without backups.
 */
export async function serveStatus(
  program: BackupProgram,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const registry = measure(program);
  const server = createServer(async ({ url }, response) => {
    const alarm = program.alarm();
    if (url === '/metrics') {
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
    } else if (url === '/livez' || (url === '/readyz' && !alarm)) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":1}');
    } else if (url === '/readyz') {
      response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: 0, reason: alarm }));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
