import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import { type PublishedContracts, publishedContractSchema } from 'infra-releases/contract/published-contract.ts';
import { z } from 'zod';

/** What a portal says of its remotes, as far as it can be understood. */
export interface ReadContracts extends PublishedContracts {
  /** Remotes whose contract this program does not understand. */
  readonly unreadable: readonly string[];
}

const answerSchema = z.object({
  composition: z.int().nonnegative(),
  remotes: z.record(z.string(), z.unknown()),
});
const patienceMs = 30_000;

/** Asks a portal what its remotes publish. Throws where it does not answer, or not as a portal does. */
export async function readContracts(origin: string, signal: AbortSignal): Promise<ReadContracts> {
  const address = `${origin}/platform/api/contracts`;
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) }).catch(
    () => {
      throw new Error(`${origin} does not answer.`);
    },
  );
  const answer = answerSchema.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
  if (!answer.success) throw new Error(`${address} says nothing of contracts: is it a portal of Umbral?`);
  return understand(answer.data);
}

/** Keeps what can be written into sources; one remote that says anything else stands in nobody's way. */
export function understand({ composition, remotes }: z.output<typeof answerSchema>): ReadContracts {
  const read = Object.entries(remotes).map(([remote, told]) => {
    const contract = isRemoteName(remote) ? publishedContractSchema.safeParse(told).data : undefined;
    return { remote, contract };
  });
  return {
    composition,
    remotes: Object.fromEntries(read.flatMap(({ remote, contract }) => (contract ? [[remote, contract]] : []))),
    unreadable: read.filter(({ contract }) => !contract).map(({ remote }) => remote),
  };
}
