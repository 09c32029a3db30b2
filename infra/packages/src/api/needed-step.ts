import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestVersion, type PackageVersion } from '../change-log.ts';
import { emitModules } from '../pack/emit-modules.ts';
import { tarballName } from '../pack/pack-packages.ts';
import { filesOfTarball, type PackedFile } from '../pack/tarball.ts';
import type { PublishedPackage } from '../published-packages.ts';
import type { Step } from '../versions/number-versions.ts';
import { type ApiChange, compareApi, type PackageApi } from './compare-api.ts';
import { withNumberedSources } from './numbered-sources.ts';
import { readApi } from './read-api.ts';

/** The least step that the present content of a package may take, and why. */
export interface NeededStep {
  readonly step: Step;
  readonly changes: readonly ApiChange[];
}

const rank: Readonly<Record<Step, number>> = { patch: 0, minor: 1, major: 2 };

/** Whether a step is too small for what changed. */
export function isTooSmall(step: Step, needed: NeededStep): boolean {
  return rank[step] < rank[needed.step];
}

/**
 * Compares what the modules of a package offer now with what they offered under its newest number: with the tarball of that
 * number in a folder, else with the sources of the commit that numbered it. Undefined where neither is there.
 */
export async function neededStep(
  root: string,
  published: PublishedPackage,
  folder: string,
): Promise<NeededStep | undefined> {
  const version = newestVersion(root, published);
  if (published.kind !== 'modules' || version.digest === '') return { step: 'patch', changes: [] };
  const before =
    packedApi(published, version, folder) ??
    (await withNumberedSources(root, published, version, (place) => emittedApi(place, published)));
  if (!before) return undefined;
  const changes = compareApi(before, await emittedApi(root, published));
  return { step: changes[0]?.step ?? 'patch', changes };
}

function packedApi(published: PublishedPackage, version: PackageVersion, folder: string): PackageApi | undefined {
  const file = join(folder, tarballName(published.name, version.number));
  if (!existsSync(file)) return undefined;
  const files = filesOfTarball(readFileSync(file));
  const manifest = files.find(({ path }) => path === 'package.json')?.bytes.toString('utf8') ?? '{}';
  const { umbral }: { readonly umbral?: { readonly digest?: string } } = JSON.parse(manifest);
  return umbral?.digest === version.digest ? apiOf(files, published) : undefined;
}

async function emittedApi(root: string, published: PublishedPackage): Promise<PackageApi> {
  const emitted = await emitModules(root, [published]);
  return apiOf(emitted.get(published) ?? [], published);
}

function isOf(entry: string, name: string): boolean {
  return entry.endsWith('/') ? name.startsWith(entry) : name === entry;
}

function apiOf(files: readonly PackedFile[], { entries }: PublishedPackage): PackageApi {
  const modules = files.flatMap(({ path, bytes }) => {
    const [, name] = /^lib\/(.+)\.d\.ts$/.exec(path) ?? [];
    if (name === undefined || (entries && !entries.some((entry) => isOf(entry, name)))) return [];
    return [[name, readApi(Buffer.from(bytes).toString('utf8'))] as const];
  });
  return new Map(modules);
}
