const hourMs = 3_600_000;

/** What one network may have in view within an hour: a family or an office that looks around, but no machine. */
export const impressionLimits = { ofPlant: 12, ofNetwork: 1_500, networks: 50_000 } as const;

interface Seen {
  total: number;
  readonly plants: Map<number, number>;
}

/** Keeps counts from being inflated; what it refuses is answered like everything else, so that nobody can learn from it. */
export interface ImpressionGuard {
  /** Those of some plants that still count for a visitor's network, each once. */
  admit(network: string, plants: readonly number[]): number[];
}

/**
 * A guard that remembers networks for the running hour, in the memory of this process and nowhere else. With too many
 * networks at once new ones are not counted: rather a number that is too small.
 */
export function createImpressionGuard(now: () => Date): ImpressionGuard {
  let hour = 0;
  let networks = new Map<string, Seen>();
  return {
    admit(network, plants) {
      const current = Math.floor(now().getTime() / hourMs);
      if (current !== hour) {
        hour = current;
        networks = new Map();
      }
      const known = networks.get(network);
      if (!known && networks.size >= impressionLimits.networks) return [];
      const seen = known ?? { total: 0, plants: new Map<number, number>() };
      networks.set(network, seen);
      return [...new Set(plants)].filter((plant) => isAdmitted(seen, plant));
    },
  };
}

function isAdmitted(seen: Seen, plant: number): boolean {
  const times = seen.plants.get(plant) ?? 0;
  if (times >= impressionLimits.ofPlant || seen.total >= impressionLimits.ofNetwork) return false;
  seen.total += 1;
  seen.plants.set(plant, times + 1);
  return true;
}
