import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TravelModel, travelModel } from '@umbral/domain/travel/travel-model.ts';
import { emptyNetwork, travelNetwork } from '@umbral/domain/travel/travel-network.ts';
import type { Backend } from '../../engine/backend.ts';

const held = new Map<string, Promise<TravelModel>>();

/** The model of the ground's ways, made when it is first needed; of straight distances where no ground was made. */
export function heldModel({ config: { groundDir } }: Pick<Backend, 'config'>): Promise<TravelModel> {
  const model = held.get(groundDir) ?? readModel(join(groundDir, 'travel.json'));
  held.set(groundDir, model);
  return model;
}

async function readModel(file: string): Promise<TravelModel> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return travelModel(text === undefined ? emptyNetwork : travelNetwork.parse(JSON.parse(text)));
}
