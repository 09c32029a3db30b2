import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createPortalClient, type Outcome, type PortalClient } from './portal-client.ts';
import { readsOf } from './portal-reads.ts';
import type { SmallPortal } from './small-portal.ts';
import type { WriteTargets } from './write-targets.ts';

/** Everything that was written, by what became of it. */
export interface WriteLog {
  readonly contacts: Map<string, Outcome>;
  readonly favourites: Map<number, Outcome>;
  readonly alerts: Map<string, Outcome>;
  /** By plant, the prices in the order in which they were set. */
  readonly prices: Map<number, { price: number; outcome: Outcome }[]>;
  /** How often each thing was read, with what outcome. */
  readonly reads: Map<string, Map<Outcome, number>>;
  /** Answers that no portal may give, hurt or not. */
  readonly faults: string[];
}

export interface WriteLoad {
  readonly log: WriteLog;
  /** Lets the writers end what they began. */
  stop(): Promise<void>;
}

/** Keys of the writes that were answered as done. */
export function wasAcknowledged<Key>(outcomes: ReadonlyMap<Key, Outcome>): Key[] {
  return [...outcomes].filter(([, outcome]) => outcome === 'acknowledged').map(([key]) => key);
}

const pauseMs = 15;

function contactBody({ project }: WriteTargets, email: string): object {
  return {
    site: 'CO',
    name: 'Persona Insistente',
    email,
    phone: '+57 300 123 4567',
    home_city: 'Bogotá',
    home_country: 'Colombia',
    id_builder: project.builder,
    id_plant: project.plant,
    plant_name: 'Apartamento',
    property_id: project.id,
    property_name: project.title,
    id_project_city: project.city,
    plant_price: 1,
    whatsapp: 1,
    login: 0,
    agree_terms: 'S',
    user_key: '',
  };
}

/** Changes a price as an import of the builder would: by SQL, on a connection that is made anew when it breaks. */
function createPricer(portal: SmallPortal) {
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: portal.databaseUrl, connectionTimeoutMillis: 3000 });
    fresh.on('error', () => {
      client = undefined;
    });
    await fresh.connect();
    client = fresh;
    return fresh;
  }

  return {
    async set(plant: number, price: number): Promise<Outcome> {
      try {
        const connection = client ?? (await connect());
        await connection.query('update plant set price = $1 where id = $2', [price, plant]);
        return 'acknowledged';
      } catch {
        client = undefined;
        return 'lost';
      }
    },
    stop: async () => void (await client?.end().catch(() => undefined)),
  };
}

/** Starts writers of four kinds and a reader of each thing, each as fast as the portal lets it. */
export async function startWriteLoad(portal: SmallPortal, targets: WriteTargets): Promise<WriteLoad> {
  const log: WriteLog = {
    contacts: new Map(),
    favourites: new Map(),
    alerts: new Map(),
    prices: new Map(),
    reads: new Map(),
    faults: [],
  };
  const visitor = await createPortalClient(portal, 'visitante@example.com');
  const pricer = createPricer(portal);
  let isStopping = false;

  async function repeat(step: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; !isStopping; round += 1) {
      await step(round).catch((error: unknown) =>
        log.faults.push(error instanceof Error ? error.message : String(error)),
      );
      await delay(pauseMs);
    }
  }

  const steps = [
    (round: number) => sendContact(visitor, round),
    () => saveFavourite(visitor),
    () => saveAlert(visitor),
    (round: number) => changePrice(round),
    ...Object.entries(readsOf(portal)).map(([name, read]) => async () => {
      const outcome = await read();
      const counts = log.reads.get(name) ?? new Map<Outcome, number>();
      log.reads.set(name, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
    }),
  ];

  async function sendContact(client: PortalClient, round: number): Promise<void> {
    const email = `persona-${round}@example.com`;
    log.contacts.set(email, await client.write('/contactos', contactBody(targets, email)));
  }

  // A person may keep so many of both and no more, and the seed's keeps some: what was lost is tried again, and none is
  // spent on it.
  async function saveFavourite(client: PortalClient): Promise<void> {
    const saved = wasAcknowledged(log.favourites).length;
    const plant_id = targets.favourites[saved];
    if (plant_id === undefined || saved >= 180) return;
    log.favourites.set(plant_id, await client.write('/users/save/favs', { plant_id }));
  }

  async function saveAlert(client: PortalClient): Promise<void> {
    const saved = wasAcknowledged(log.alerts).length;
    if (saved >= 15) return;
    // Another search each time: the same one would be the same alert.
    const name = `alerta ${saved}`;
    const body = { filters: { city: 'bogota', area: { min: 30 + saved, max: null } }, frequency: 'daily', name };
    log.alerts.set(name, await client.write('/users/save/alerts', body));
  }

  async function changePrice(round: number): Promise<void> {
    const plant = targets.priced[round % targets.priced.length] ?? 0;
    const price = 100_000_000 + round * 1000;
    const outcome = await pricer.set(plant, price);
    log.prices.set(plant, [...(log.prices.get(plant) ?? []), { price, outcome }]);
  }

  const writers = steps.map(repeat);
  return {
    log,
    async stop() {
      isStopping = true;
      await Promise.all(writers);
      await pricer.stop();
    },
  };
}
