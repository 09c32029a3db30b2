import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that a test can cut and mend. */
export interface CuttableDatabase {
  readonly url: string;
  /** Ends all connections and takes no new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Puts a plain relay before a real server: what is cut is the connection, as when a machine goes away. */
export async function relayDatabase(url: string): Promise<CuttableDatabase> {
  const target = addressOf(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const relayed = new URL(url.replace('//@', '//'));
  relayed.searchParams.delete('host');
  relayed.searchParams.delete('port');
  relayed.hostname = '127.0.0.1';
  relayed.port = String(port);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: relayed.href,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addressOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const number = Number(searchParams.get('port') || port || 5432);
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${number}` } : { host: hostname, port: number };
}
