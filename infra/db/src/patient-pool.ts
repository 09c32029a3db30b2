import pg from 'pg';
import { waitedUntil } from './while-waited.ts';

type OnClient = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool whose statements end on the server when nobody waits for them any more (`while-waited.ts`). The connection is
 * closed then: a cancellation that comes late must not meet the statement of somebody else. The server must know
 * connections by their own number, so that none may stand in between that shares them.
 */
export class PatientPool extends pg.Pool {
  readonly #servers = new WeakMap<pg.ClientBase, number>();
  readonly #canceller: pg.Pool;

  constructor(config: pg.PoolConfig) {
    const { onConnect } = config;
    super({
      ...config,
      onConnect: async (client) => {
        await onConnect?.(client);
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        if (rows[0]) this.#servers.set(client, rows[0].pid);
      },
    });
    this.#canceller = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 10_000 });
    this.#canceller.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onClient: OnClient): void;
  override connect(onClient?: OnClient): Promise<pg.PoolClient> | undefined {
    const waited = waitedUntil();
    const lent = waited ? this.#lend(waited) : super.connect();
    if (!onClient) return lent;
    lent.then(
      (client) => onClient(undefined, client, () => client.release()),
      (error) => onClient(error, undefined, () => undefined),
    );
    return undefined;
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#canceller.end()]);
  }

  async #lend(waited: AbortSignal): Promise<pg.PoolClient> {
    waited.throwIfAborted();
    const client = await super.connect();
    const giveBack = client.release;
    const giveUp = () => void this.#cancel(client);
    client.release = (problem) => {
      waited.removeEventListener('abort', giveUp);
      giveBack(waited.aborted ? true : problem);
    };
    waited.addEventListener('abort', giveUp, { once: true });
    // It was given up while it stood in line.
    if (waited.aborted) client.release();
    waited.throwIfAborted();
    return client;
  }

  /** What cannot be cancelled ends by the time that any statement has. */
  async #cancel(client: pg.PoolClient): Promise<void> {
    const pid = this.#servers.get(client);
    await this.#canceller.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
  }
}
