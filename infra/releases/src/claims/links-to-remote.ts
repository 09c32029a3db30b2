import { contractIn } from '../contract/contract-in-manifest.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { shapesOf } from './shape.ts';

/** Addresses that nobody shall have any more. */
interface Ending {
  readonly remote: string;
  readonly leadsTo: string | null;
  /** One of them alone; absent: all that the remote has. */
  readonly shape?: string | undefined;
}

/**
 * Refuses to tell visitors that an address is gone while a version on a channel links to it; where they are led
 * elsewhere the link still leads somewhere.
 */
export async function requireUnlinked(trx: RegistryDatabase, { remote, leadsTo, shape }: Ending): Promise<void> {
  if (leadsTo !== null) return;
  const running = await trx
    .selectFrom('releases.channel as c')
    .innerJoin('releases.release as r', 'r.id', 'c.release_id')
    .select(['c.remote', 'r.version', 'r.manifest'])
    .where('c.remote', '!=', remote)
    .orderBy('c.remote')
    .execute();
  const links = running.flatMap(({ remote: app, version, manifest }) =>
    Object.entries(contractIn(manifest)?.uses?.routes ?? {})
      .filter(
        ([, { owner, pattern }]) => owner === remote && (shape === undefined || shapesOf(pattern).includes(shape)),
      )
      .map(([key, { at }]) => `${app} ${version} links to ${key} in ${at}`),
  );
  const [first] = links;
  if (first === undefined) return;
  throw new RegistryRefusal(
    'still-linked',
    `${first}. Say where visitors are led (leadsTo), or have the link taken out.`,
    {
      links: [...new Set(links)],
    },
  );
}
