import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorViolations, staleFloorViolations, undeclaredViolations } from './rules/floor-rules.ts';
import { floorTable } from './rules/floors/floor-table.ts';
import { folderCircles } from './rules/folder-circles.ts';
import { lockfileViolations } from './rules/lockfile-rules.ts';
import { markupViolations } from './rules/markup-rules.ts';
import { nameViolations } from './rules/name-rules.ts';
import { remoteViolations } from './rules/remote-rules.ts';
import { sheetViolations } from './rules/sheet-rules.ts';
import type { SourceFile, Violation } from './rules/source-file.ts';
import { readImports } from './rules/source-imports.ts';
import { spanishViolations } from './rules/spanish-rules.ts';
import { workspaceViolations } from './rules/workspace-rules.ts';
import { ownerOf, readWorkspaces, type Workspace } from './rules/workspaces.ts';

/** What tools write: at the top only, for a source folder may have such a name. */
const written = new Set(['artifacts', 'dev-out', 'test-results', 'playwright-report']);

function isSkipped(folder: string, name: string): boolean {
  return name === 'node_modules' || name === 'dist' || name.startsWith('.') || (folder === '' && written.has(name));
}

function pathsOf(ending: RegExp, root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSkipped(folder, entry.name) ? [] : pathsOf(ending, root, path);
    return ending.test(entry.name) ? [path] : [];
  });
}

/** All rules over one file. */
export function violationsIn(file: SourceFile, workspaces: Workspace[]): Violation[] {
  return [
    ...nameViolations(file),
    ...workspaceViolations(file, workspaces),
    ...remoteViolations(file),
    ...floorViolations(file, floorTable),
    ...markupViolations(file),
    ...spanishViolations(file),
  ];
}

function readSources(root: string, workspaces: Workspace[]): SourceFile[] {
  return pathsOf(/\.tsx?$/, root)
    .toSorted()
    .flatMap((path) => {
      const workspace = ownerOf(workspaces, path);
      if (!workspace) return [];
      const text = readFileSync(join(root, path), 'utf8');
      return [{ path, text, workspace, imports: readImports(path, text) }];
    });
}

/** The sheets of pages; what only the platform's own people see may tell its widths as it likes. */
function sheetsOf(root: string): string[] {
  return pathsOf(/\.css$/, root).filter((path) => /^(mf-|shell\/|shared-contracts\/kit\/)/.test(path));
}

/** The rules over the house as a whole: floors that are declared and there, and no circle of folders. */
export function violationsOfAll(files: readonly SourceFile[]): Violation[] {
  const paths = files.map(({ path }) => path);
  return [
    ...staleFloorViolations(paths, floorTable),
    ...undeclaredViolations(files, floorTable),
    ...folderCircles(files),
  ];
}

/** Reads every source below the root and gives what breaks the dependency rules, sorted by path. */
export function findViolations(root: string): { files: number; violations: Violation[] } {
  const workspaces = readWorkspaces(root);
  const files = readSources(root, workspaces);
  const violations = [
    ...files.flatMap((file) => violationsIn(file, workspaces)),
    ...sheetsOf(root).flatMap((path) => sheetViolations(path, readFileSync(join(root, path), 'utf8'))),
    ...violationsOfAll(files),
  ];
  return { files: files.length, violations: [...lockfileViolations(root, workspaces), ...violations] };
}
