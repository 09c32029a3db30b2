import { isBuiltin } from 'node:module';
import {
  isConfigFile,
  isTestFile,
  packageOf,
  resolveRelative,
  type SourceFile,
  type Violation,
} from './source-file.ts';
import type { SourceImport } from './source-imports.ts';
import type { Workspace } from './workspaces.ts';

const contracts = ['@umbral/protocol', '@umbral/domain', '@umbral/kit'];

/** Workspaces of shared-contracts that each kind of workspace may import. */
function allowedContracts(name: string): string[] {
  if (name === '@umbral/protocol' || name === 'infra-local') return [];
  if (name === '@umbral/domain') return ['@umbral/protocol'];
  const isDrawn =
    name.startsWith('mf-') || ['shell', '@umbral/kit', 'infra-bench', 'create-umbral-remote'].includes(name);
  // The console is drawn with the portal's own parts.
  return isDrawn || name === 'infra-releases' ? contracts : ['@umbral/protocol', '@umbral/domain'];
}

/** Small workspaces that every program may stand on; they import no other. */
const ground = ['infra-breaker', 'infra-ports', 'infra-random', 'infra-storage'];

/** Workspaces that are called otherwise than `infra-` and stand on it too. */
const programs = ['shell', '@umbral/cli', 'e2e'];

/** The workspaces, besides those of shared-contracts and the ground, that each kind of workspace may import. */
function allowedWorkspaces(name: string, isConfig: boolean): string[] {
  if (name === 'shell') return isConfig ? ['@umbral/build'] : ['infra-observability'];
  if (name.startsWith('mf-')) return isConfig ? ['@umbral/build'] : [];
  if (name === 'infra-bench') {
    return ['@umbral/build', 'infra-search', 'infra-db', 'infra-api', 'mf-search', 'shell'];
  }
  if (name === 'infra-api' || name === 'infra-search') return ['infra-db', 'infra-observability'];
  if (name === 'infra-admin') return ['infra-db', 'infra-api', 'infra-observability'];
  if (name === 'infra-releases') return ['infra-db', 'infra-observability', 'infra-packages', '@umbral/build'];
  if (name === 'infra-local') return ['infra-db', 'infra-releases', 'infra-packages', '@umbral/build'];
  if (name === 'infra-packages') return ['@umbral/build'];
  if (name === '@umbral/cli') return ['@umbral/build', '@umbral/test', 'infra-releases'];
  if (name === 'create-umbral-remote') return ['@umbral/build', '@umbral/test'];
  // What is deployed is held against the programs' own settings.
  if (name === 'infra-deploy') return ['infra-admin', 'infra-api', 'infra-releases', 'infra-search', 'shell'];
  if (name === 'infra-db') return ['infra-media'];
  // Suites make releases and links as teams do.
  if (name === 'e2e') return ['infra-releases'];
  return [];
}

function contractFault({ name }: Workspace, contract: string, specifier: string): string {
  if (specifier === contract) return `${contract} has no root export: name the file`;
  if (contract === name || allowedContracts(name).includes(contract)) return '';
  return `${name} may import only ${allowedContracts(name).join(' and ') || 'nothing'} of shared-contracts`;
}

function siblingFault(file: SourceFile, target: string): string {
  const from = file.workspace.name;
  if (target === from) return '';
  const standsOnGround = (programs.includes(from) || from.startsWith('infra-')) && !ground.includes(from);
  if (ground.includes(target) && standsOnGround) return '';
  if (allowedWorkspaces(from, isConfigFile(file.path)).includes(target)) return '';
  if (from.startsWith('mf-') && target.startsWith('mf-')) return 'remotes never import one another';
  return `${from} may not import ${target}`;
}

function declarationFault(file: SourceFile, root: Workspace, name: string, isTypeOnly: boolean): string {
  const { workspace, path } = file;
  if (name === workspace.name || workspace.dependencies.has(name)) return '';
  // Packages that are nothing but types ship with nobody.
  if (isTypeOnly && workspace.devDependencies.has(`@types/${name}`)) return '';
  const isTooling = isTestFile(path) || isConfigFile(path) || workspace.folder === '' || workspace.name === 'e2e';
  const declaredForTools = workspace.devDependencies.has(name) || root.devDependencies.has(name);
  if (isTooling && declaredForTools) return '';
  // The machinery of the workspace itself runs the root's tools.
  if (workspace.name === 'infra-local' && root.devDependencies.has(name)) return '';
  return declaredForTools
    ? `${name} is a development dependency, but this file ships`
    : `${name} is not declared in ${workspace.folder || '.'}/package.json`;
}

function faultOf(
  file: SourceFile,
  { specifier, isTypeOnly }: SourceImport,
  workspaces: Map<string, Workspace>,
): string {
  if (specifier.startsWith('.')) {
    const target = resolveRelative(file.path, specifier);
    const { folder } = file.workspace;
    return folder === '' || target.startsWith(`${folder}/`) ? '' : 'relative imports stay inside their workspace';
  }
  if (specifier.startsWith('/')) return 'absolute paths belong to one machine';
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? '' : `write node:${specifier}`;
  const name = packageOf(specifier);
  const root = workspaces.get('');
  if (!root) throw new Error('The root workspace is missing.');
  const isWorkspace = [...workspaces.values()].some((one) => one.name === name);
  if (contracts.includes(name)) {
    return contractFault(file.workspace, name, specifier) || declarationFault(file, root, name, isTypeOnly);
  }
  return (isWorkspace && siblingFault(file, name)) || declarationFault(file, root, name, isTypeOnly);
}

/** Imports across workspaces and packages: who may import whom, and only what is declared. */
export function workspaceViolations(file: SourceFile, workspaces: Workspace[]): Violation[] {
  const byFolder = new Map(workspaces.map((workspace) => [workspace.folder, workspace]));
  return file.imports.flatMap((one) => {
    const fault = faultOf(file, one, byFolder);
    return fault ? [{ path: file.path, line: one.line, sentence: `imports ${one.specifier}: ${fault}` }] : [];
  });
}
