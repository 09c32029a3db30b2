import { Gauge, type Registry } from 'prom-client';
import type { IndexStore } from './store/index-store.ts';
import type { SearchPool } from './threads/search-pool.ts';

/** Registers numbers of the service beside those of its requests; each is read when it is asked for. */
export function observeService(registry: Registry, service: { store: IndexStore; searcher: SearchPool }): void {
  const { store, searcher } = service;
  const gauge = (name: string, help: string, read: () => number) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  gauge('search_tasks_waiting', 'Changes that are accepted and not carried out', () => store.tasks.pendingCount);
  gauge('search_tasks_published', 'Changes carried out since the start', () => store.tasks.ended.published);
  gauge('search_tasks_failed', 'Changes that failed since the start', () => store.tasks.ended.failed);
  gauge('search_changes_fail', '1 while the disk refuses changes', () => Number(store.tasks.trouble !== null));
  gauge('search_disk_free_bytes', 'Free bytes of the disk with the indices', () => store.freeBytes);
  gauge('search_requests_waiting', 'Requests that wait for a searching thread', () => searcher.waiting);
}
