import pg from 'pg';

/** Hears of new outbox rows the moment their transaction commits. */
export interface Listener {
  stop(): Promise<void>;
}

/** A server that has not answered after this time is asked anew. */
const connectMs = 10_000;

/** Calls back at each notification; a broken connection is made anew, and meanwhile the worker's own pauses do. */
export function listenToOutbox(url: string, onRow: () => void, retryMs = 5000): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function retry(): void {
    client = undefined;
    if (!isStopped && !timer) {
      timer = setTimeout(() => {
        timer = undefined;
        void connect();
      }, retryMs);
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'umbral-outbox',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    });
    next.on('error', retry);
    next.on('notification', onRow);
    try {
      await next.connect();
      await next.query('listen outbox');
    } catch {
      void end(next);
      retry();
      return;
    }
    if (isStopped) {
      await end(next);
      return;
    }
    client = next;
    onRow();
  }

  void connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      if (client) await end(client);
    },
  };
}

function end(client: pg.Client): Promise<void> {
  return client.end().catch(() => undefined);
}
