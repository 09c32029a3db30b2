import { createServer, type RequestListener, type ServerOptions } from 'node:http';

/** A socket on which several processes listen: whoever is there takes the next visitor. */
export interface SharedDoor {
  /** Takes nobody more, lets requests end, for so long at most. */
  close(drainMs: number): Promise<void>;
}

/** Where systemd puts the first socket that it hands over. */
const firstSocket = 3;
const lookMs = 100;

/**
 * Listens on the socket that systemd opened for this process and others beside it, if it did: visitors who come while
 * one of them is being replaced wait for none, the others take them. Source of the protocol: sd_listen_fds(3).
 */
export async function openSharedDoor(
  handler: RequestListener,
  options: ServerOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<SharedDoor | undefined> {
  const isForUs = Number(env.LISTEN_PID) === process.pid && Number(env.LISTEN_FDS) >= 1;
  if (!isForUs) return undefined;
  const server = createServer(options, handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ fd: firstSocket }, resolve);
  });
  return {
    async close(drainMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection whose last request has just ended is idle, and stays so.
      const looking = setInterval(() => server.closeIdleConnections(), lookMs);
      const late = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearInterval(looking);
      clearTimeout(late);
    },
  };
}
