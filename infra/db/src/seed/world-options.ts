import { parseArgs } from 'node:util';

export const worldSizes = ['small', 'demo', '100k'] as const;
/**
 * `demo` is the world of a first start; `small` a few dozen of its projects, for tests; `100k` the demonstration grown
 * to 100,000 plants, for benchmarks.
 */
export type WorldSize = (typeof worldSizes)[number];

export interface WorldOptions {
  size: WorldSize;
  /** The same number gives the same world. */
  seed: number;
}

/** The world that a first start seeds. */
export const demoWorld: WorldOptions = { size: 'demo', seed: 1 };

export interface SeedRequest extends WorldOptions {
  /** Empties a filled database first. */
  replace: boolean;
}

function sizeOf(given: string): WorldSize {
  const size = worldSizes.find((known) => known === given);
  if (size) return size;
  throw new Error(`There is no world of the size "${given}": say ${worldSizes.join(', ')}.`);
}

function numberOf(given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new Error(`--seed takes a whole number of up to nine digits, not "${given}".`);
}

/** Reads `--size small --seed 7 --replace`; throws one sentence for anything else. */
export function readSeedRequest(args: readonly string[]): SeedRequest {
  const { values } = parseArgs({
    args: [...args],
    options: { size: { type: 'string' }, seed: { type: 'string' }, replace: { type: 'boolean' } },
  });
  return {
    size: values.size === undefined ? demoWorld.size : sizeOf(values.size),
    seed: values.seed === undefined ? demoWorld.seed : numberOf(values.seed),
    replace: values.replace ?? false,
  };
}

/** The label of a stream of chance in a world; streams of the usual world keep their plain names. */
export function worldLabel(seed: number, label: string): string {
  return seed === demoWorld.seed ? label : `${seed}: ${label}`;
}
