import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { repositoryRoot } from '../build-target.ts';
import { readSourceGraph } from '../sources/source-graph.ts';
import { readBusUses } from './bus-uses.ts';
import { readCalls } from './call-contracts.ts';
import { readDeclaredSettings } from './declared-settings.ts';
import { knownTopics, ownTopics } from './declared-topics.ts';
import { fragmentContracts } from './fragment-contracts.ts';
import { readFragmentUses } from './fragment-uses.ts';
import { readGlobalWrites } from './global-writes.ts';
import { givenNames, takenNames } from './host-names.ts';
import { readRouteUses } from './route-uses.ts';
import { carriedTopics, topicContracts } from './topic-contracts.ts';
import { readDeclaredTopics, readPackageTopics } from './topics-file.ts';

/** The part of a contract that the sources alone tell. */
export type SourceContract = Omit<ReleaseContract, 'styles' | 'bytes' | 'shared' | 'routes'>;

/**
 * Reads the contract of an application from its sources, below a folder, and the shared modules that it bundles; one that
 * is not `isShared` has its own copy of all that a shell shares.
 */
export async function readSourceContract(app: AppName, folder: string = app, isShared = true): Promise<SourceContract> {
  const { modules, inBrowser, packages } = readSourceGraph(folder);
  const declared = await readDeclaredTopics(folder, modules);
  const known = knownTopics(app, declared, await readPackageTopics(modules));
  const offers = fragmentContracts(folder);
  const own = ownTopics(declared.topics, Object.keys(offers));
  const settings = app === 'shell' ? undefined : await readDeclaredSettings(folder, modules);
  // A shell links by its own table.
  const links = app === 'shell' ? {} : await readRouteUses(app, folder, modules);
  return {
    format: 1,
    ...topicContracts(readBusUses(modules, new Set(known.keys())), known),
    carries: app === 'shell' ? carriedTopics() : {},
    ...(app === 'shell' ? { reads: ['screens', 'topics', 'successors', 'settings'] } : {}),
    ...(Object.keys(own).length > 0 ? { topics: own } : {}),
    ...(settings ? { settings } : {}),
    ...(Object.keys(links).length > 0 ? { uses: { routes: links } } : {}),
    ...(app === 'shell' ? { gives: givenNames(inBrowser) } : { takes: takenNames(inBrowser, isShared) }),
    offers,
    embeds: readFragmentUses(modules),
    calls: await readCalls(modules),
    packages: Object.fromEntries([...packages].sort().map((name) => [name, versionOf(folder, name)])),
    globals: readGlobalWrites(modules),
  };
}

function versionOf(app: AppName, name: string): string {
  const require = createRequire(join(repositoryRoot, app, 'package.json'));
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = join(folder, name, 'package.json');
    if (!existsSync(file)) continue;
    const found: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
    return found.version;
  }
  return 'unknown';
}
