import { Gauge, type Registry } from 'prom-client';
import type { Backend } from '../backend.ts';

/** Adds the failures in a row of each job to a registry; they are read from the database when somebody collects. */
export function measureJobs(registry: Registry, { db }: Pick<Backend, 'db'>): void {
  new Gauge({
    name: 'job_failures',
    help: 'Runs of a job that have failed since the last one that went well',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      // While the database is away the other metrics are still told.
      const jobs = await db
        .selectFrom('job')
        .select(['name', 'failures'])
        .execute()
        .catch(() => []);
      this.reset();
      for (const { name, failures } of jobs) this.set({ job: name }, failures);
    },
  });
}
