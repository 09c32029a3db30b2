import type { HostNames } from '@umbral/protocol/release/release-contract.ts';
import { sharedModules } from '../shared-modules.ts';
import { targetOf } from '../sources/module-imports.ts';
import { readModule, type SourceModule } from '../sources/source-graph.ts';
import { givenMembers } from './given-members.ts';
import { takenMembers } from './taken-members.ts';

/** Of what packages of npm export, their versions tell: those of ours all have one number. */
const ownRequests = Object.keys(sharedModules).filter((request) => request.startsWith('@umbral/'));

/** What a shell gives remotes by name: the exports of its own shared modules, and members of what it hands them. */
export function givenNames(modules: readonly SourceModule[]): HostNames {
  const exported = ownRequests.map((request) => [request, exportsOf(request)] as const);
  return sorted([...exported, ...givenMembers(modules)]);
}

/**
 * What a remote takes of its shell by name, in the browser: one that is not `isShared` only of what it is handed. A
 * shared module that is taken whole ends the build.
 */
export function takenNames(modules: readonly SourceModule[], isShared = true): HostNames {
  const taken = modules.flatMap((module) => [...(isShared ? imports(module) : []), ...takenMembers(module)]);
  const names = Map.groupBy(taken, ([from]) => from);
  return sorted([...names].map(([from, all]) => [from, all.flatMap(([, found]) => found)]));
}

type Named = readonly [from: string, names: readonly string[]];

function imports({ path, parsed: { module } }: SourceModule): Named[] {
  const isOwn = (request: string | undefined) => request !== undefined && ownRequests.includes(request);
  const taken = [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map(({ importName, isType }) => ({ from: moduleRequest.value, name: importName.name, isType })),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ importName, moduleRequest, isType }) => ({
        from: moduleRequest?.value,
        name: importName.name,
        isType,
      })),
    ),
  ].filter(({ from, isType }) => !isType && isOwn(from));
  return taken.map(({ from = '', name }) => {
    if (name === null) throw new Error(`${path}: import by name from ${from}, so that the contract says what is taken`);
    return [from, [name]] as const;
  });
}

function exportsOf(request: string): readonly string[] {
  const { parsed } = readModule(targetOf('', request) ?? request);
  const entries = parsed.module.staticExports.flatMap((exported) => exported.entries);
  return entries.flatMap(({ exportName, isType }) => (isType || exportName.name === null ? [] : [exportName.name]));
}

function sorted(named: readonly Named[]): HostNames {
  return Object.fromEntries(
    named.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([from, names]) => [from, [...new Set(names)].sort()]),
  );
}
