import { sortedOrders } from '@umbral/domain/filters/orders.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { indexSettings, replicaSettings } from '@umbral/domain/search/index-settings.ts';
import { indexOf, plantsIndex } from '@umbral/domain/search/search-index.ts';
import { algoliasearch } from 'algoliasearch';
import { z } from 'zod';
import type { Config } from '../../engine/config.ts';
import { recordShape } from './record-shape.ts';

/** The search engine as the indexer needs it; the same calls reach the embedded engine and hosted Algolia. */
export interface PlantsIndex {
  /** Whether the engine answers. */
  isReachable(): Promise<boolean>;
  /** Records in the index; 0 where it does not exist. */
  count(): Promise<number>;
  /** The `recordShape` for which the index was configured; nothing where it never was. */
  shape(): Promise<string | undefined>;
  /** Sets settings of the index and of the replica of each order, and notes their shape. */
  configure(): Promise<void>;
  /** Puts records in, each over what has its key. */
  save(records: readonly PlantRecord[]): Promise<void>;
  remove(objectIds: readonly string[]): Promise<void>;
  /** Puts exactly these records in place of all, while searches go on. */
  replaceAll(records: readonly PlantRecord[]): Promise<void>;
}

/** The contract's settings with the languages as the client's types want them, and a note of their shape. */
const settings = {
  ...indexSettings,
  indexLanguages: ['es' as const],
  queryLanguages: ['es' as const],
  userData: { shape: recordShape },
};

const shapeNote = z.object({ userData: z.object({ shape: z.string() }) });

/**
 * The one host of an address; nothing for Algolia's own, so that the client keeps its three others to try when that one
 * is away.
 */
export function hostsOf({ url, appId }: Pick<NonNullable<Config['search']>, 'url' | 'appId'>) {
  const { host, protocol, pathname } = new URL(url);
  const own = [`${appId}.algolia.net`, `${appId}-dsn.algolia.net`].map((name) => name.toLowerCase());
  if (own.includes(host)) return {};
  const path = pathname === '/' ? '' : pathname;
  const scheme = protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { hosts: [{ url: `${host}${path}`, protocol: scheme, accept: 'readWrite' as const }] };
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** Reaches the plants' index through the official client. */
export function createPlantsIndex(search: NonNullable<Config['search']>): PlantsIndex {
  const client = algoliasearch(search.appId, search.adminKey, hostsOf(search));
  const indexName = plantsIndex;
  return {
    async isReachable() {
      try {
        await client.listIndices();
        return true;
      } catch {
        return false;
      }
    },
    async count() {
      try {
        const { nbHits } = await client.searchSingleIndex({ indexName, searchParams: { query: '', hitsPerPage: 0 } });
        return nbHits ?? 0;
      } catch (error) {
        if (isNotFound(error)) return 0;
        throw error;
      }
    },
    async shape() {
      try {
        const noted = shapeNote.safeParse(await client.getSettings({ indexName }));
        return noted.data?.userData.shape;
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },
    async configure() {
      const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
      await client.waitForTask({ indexName, taskID });
      await Promise.all(
        sortedOrders.map(async ({ key }) => {
          const replica = indexOf(key);
          const task = await client.setSettings({ indexName: replica, indexSettings: replicaSettings(key) });
          await client.waitForTask({ indexName: replica, taskID: task.taskID });
        }),
      );
    },
    async save(records) {
      await client.saveObjects({ indexName, objects: [...records], waitForTasks: true });
    },
    async remove(objectIds) {
      await client.deleteObjects({ indexName, objectIDs: [...objectIds], waitForTasks: true });
    },
    async replaceAll(records) {
      await client.replaceAllObjects({ indexName, objects: [...records] });
    },
  };
}
