import { readConfig } from './config.ts';
import { createIdentityServer } from './identity-server.ts';

function main(): void {
  const config = readConfig(process.env);
  // Loopback only, whatever the machine's other addresses are.
  const host = '127.0.0.1';
  const server = createIdentityServer(config, `http://${host}:${config.port}`);
  server.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(config.port, host);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
