import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Shows how busy a pool of connections is: open, idle, and requests that wait for one. */
export function measurePool(pool: Pool, register: Registry): void {
  const connections = new Gauge({
    name: 'pg_pool_connections',
    help: 'Connections to the database by state; waiting are requests without one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
