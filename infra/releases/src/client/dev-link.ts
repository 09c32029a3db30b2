import { z } from 'zod';
import { type RegistryClient, RegistryFault } from './registry-client.ts';

/** What a development server is laid over. */
export interface DevLinkWish {
  readonly remote: string;
  /** Port of the development server on this machine. */
  readonly port: number;
  readonly portalOrigin: string;
  /** A release that lies below it, where everybody's is not of the same contract. */
  readonly over?: string | undefined;
  /** Address of a link whose development servers come along. */
  readonly beside?: string | undefined;
  /** Where it leads. */
  readonly path?: string | undefined;
}

/** A link that lays a development server of this machine over one remote of a running portal, for whoever opens it here. */
export interface DevLink {
  readonly url: string;
  /** Takes it back; one that cannot be taken back ends with its time. */
  end(): Promise<void>;
}

/** A day of work; a session that was cut off leaves a link that shows nobody anything. */
const hours = 12;

const kept = z.object({
  url: z.string(),
  state: z.string(),
  link: z.object({
    dev: z.record(z.string(), z.string()),
    pins: z.record(z.string(), z.object({ version: z.string() })),
  }),
});
const links = z.object({ links: z.array(kept) });
const newest = 200;

const made = z.object({ id: z.string(), url: z.string() });
const nothing = { parse: () => undefined };

/** Asks a portal's registry to sign such a link. Rejects with `RegistryFault`. */
export async function makeDevLink(client: RegistryClient, wish: DevLinkWish): Promise<DevLink> {
  const { remote, port, portalOrigin, over, beside, path = '/' } = wish;
  const there = beside === undefined ? { dev: {}, pins: {} } : await readServed(client, beside);
  const { id, url } = await client.post(
    '/links',
    {
      origin: portalOrigin,
      dev: { ...there.dev, [remote]: `http://127.0.0.1:${port}` },
      pins: { ...there.pins, ...(over === undefined ? {} : { [remote]: over }) },
      path,
      hours,
      purpose: `${remote} under development`,
    },
    made,
  );
  return {
    url,
    async end() {
      await client
        .post(`/links/${id}/revoked`, { reason: 'the development server has ended' }, nothing)
        .catch((error: unknown) => {
          if (!(error instanceof RegistryFault)) throw error;
        });
    },
  };
}

/** What a living link lays over the portal. */
async function readServed(client: RegistryClient, url: string) {
  const { links: all } = await client.get(`/links?limit=${newest}`, links);
  const found = all.find((one) => one.url === url && one.state === 'living');
  if (!found)
    throw new Error('The link to stand beside is not one that counts: give the one that umbral dev has printed.');
  const { dev, pins } = found.link;
  return { dev, pins: Object.fromEntries(Object.entries(pins).map(([app, { version }]) => [app, version])) };
}
