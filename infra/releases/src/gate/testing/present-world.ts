import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { servedCalls } from '@umbral/build/contract/call-contracts.ts';
import { routeContracts } from '@umbral/build/contract/route-contracts.ts';
import { sharedRanges } from '@umbral/build/contract/shared-ranges.ts';
import { readSourceContract } from '@umbral/build/contract/source-contract.ts';
import { remoteFolders } from '@umbral/build/sources/app-entries.ts';
import { routeRows } from '@umbral/domain/routes/table.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { apiContract, releaseContract } from '../../contract/release-contract.ts';
import type { LivingVersion, Version, World } from '../../living/world.ts';

/** A contract that a test may change. */
export type Draft<Value> = Value extends object ? { -readonly [Key in keyof Value]: Draft<Value[Key]> } : Value;
export type Edit = (contract: Draft<ReleaseContract>) => void;
/** One change of one application, and of the world before it where that matters. */
export interface Change {
  readonly name: string;
  readonly app: AppName;
  readonly edit: Edit;
  readonly before?: (world: Draft<World>) => void;
}

const bytes = {
  entry: 7_500,
  groups: { app: { js: 3_500, css: 200 }, 'page-one': { js: 15_000, css: 5_000 }, map: { js: 90_000, css: 3_000 } },
};

/**
 * Every application as the sources have it now, in the stable channel, with the backend of the same sources. Reading
 * them takes nine seconds of a core: of one test run whoever asks first keeps it for the others.
 */
export async function presentWorld(): Promise<World> {
  const { TEST_KEPT: folder } = process.env;
  if (!folder) return readWorld();
  const file = join(folder, 'present-world.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const world = await readWorld();
  // Others may read it at any moment: it is there whole or not at all.
  const part = `${file}.${process.pid}`;
  await writeFile(part, JSON.stringify(world));
  await rename(part, file);
  return world;
}

async function readWorld(): Promise<World> {
  const apps: readonly AppName[] = ['shell', ...remoteFolders(repositoryRoot)];
  const living = await Promise.all(apps.map(livingVersion));
  return { living, api: apiContract.parse(await servedCalls()) };
}

async function livingVersion(app: AppName): Promise<LivingVersion> {
  const pages = routeRows.filter(({ owner }) => owner === app).map(({ key }) => key);
  const contract = {
    ...(await readSourceContract(app)),
    shared: sharedRanges(app),
    routes: routeContracts(app, { pages }),
    styles: [],
    bytes: app === 'shell' ? { entry: 0, groups: { main: { js: 114_000, css: 9_000 } } } : bytes,
  };
  const parsed = releaseContract.parse(JSON.parse(JSON.stringify(contract)));
  return { app, version: '1.0.0', contract: parsed, channels: ['stable'], percent: 100, openTabs: 3 };
}

/** The next version of an application with one change. */
export function candidateOf(world: World, { app, edit }: Change): Version {
  const now = world.living.find((version) => version.app === app);
  if (!now) throw new Error(`${app} is not in the world`);
  const contract = structuredClone(now.contract);
  edit(contract as Draft<ReleaseContract>);
  return { app, version: '2.0.0', contract };
}

/** The world with what a change presupposes. */
export function worldBefore(world: World, { before }: Change): World {
  const draft = structuredClone(world);
  before?.(draft as Draft<World>);
  return draft;
}
