import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TravelModel, travelModel } from '@umbral/domain/travel/travel-model.ts';
import { emptyNetwork, travelNetwork } from '@umbral/domain/travel/travel-network.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../engine/config.ts';

/** Gives the model of the ground's ways. */
export type HeldModel = () => Promise<TravelModel>;

/**
 * The model of the ground's ways, made when it is first needed. Where no ground was made it is one of straight distances,
 * which is told to the log; that, and what cannot be read, lasts no longer than the call that met it.
 */
export function heldModel({ groundDir }: Pick<Config, 'groundDir'>, log: Pick<FastifyBaseLogger, 'warn'>): HeldModel {
  const file = join(groundDir, 'travel.json');
  let held: Promise<TravelModel> | undefined;
  let isMissed = false;
  const forget = () => {
    held = undefined;
  };
  const withoutGround = (): TravelModel => {
    if (!isMissed) log.warn({ file }, 'the ground has no ways: all of them are told by straight distance');
    isMissed = true;
    forget();
    return travelModel(emptyNetwork);
  };
  return () => {
    held ??= readWays(file).then((model) => model ?? withoutGround());
    held.catch(forget);
    return held;
  };
}

/** The model of a file; nothing where there is none. */
async function readWays(file: string): Promise<TravelModel | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : travelModel(travelNetwork.parse(JSON.parse(text)));
}
