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

const made = z.object({ id: z.string(), url: z.string() });
const nothing = { parse: () => undefined };

/** Asks a portal's registry to sign such a link. Rejects with `RegistryFault`. */
export async function makeDevLink(client: RegistryClient, wish: DevLinkWish): Promise<DevLink> {
  const { remote, port, portalOrigin, over, path = '/' } = wish;
  const { id, url } = await client.post(
    '/links',
    {
      origin: portalOrigin,
      dev: { [remote]: `http://127.0.0.1:${port}` },
      ...(over === undefined ? {} : { pins: { [remote]: over } }),
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
