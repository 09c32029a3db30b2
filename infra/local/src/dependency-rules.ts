import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractViolations } from './rules/contract-rules.ts';
import { lockfileViolations } from './rules/lockfile-rules.ts';
import { markupViolations } from './rules/markup-rules.ts';
import { nameViolations } from './rules/name-rules.ts';
import { remoteViolations } from './rules/remote-rules.ts';
import type { SourceFile, Violation } from './rules/source-file.ts';
import { readImports } from './rules/source-imports.ts';
import { workspaceViolations } from './rules/workspace-rules.ts';
import { ownerOf, readWorkspaces, type Workspace } from './rules/workspaces.ts';

/** What tools write: at the top only, for a source folder may have such a name. */
const written = new Set(['artifacts', 'dev-out', 'test-results', 'playwright-report']);

function isSkipped(folder: string, name: string): boolean {
  return name === 'node_modules' || name === 'dist' || name.startsWith('.') || (folder === '' && written.has(name));
}

function sourcePaths(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSkipped(folder, entry.name) ? [] : sourcePaths(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** All rules over one file. */
export function violationsIn(file: SourceFile, workspaces: Workspace[]): Violation[] {
  return [
    ...nameViolations(file),
    ...workspaceViolations(file, workspaces),
    ...remoteViolations(file),
    ...contractViolations(file),
    ...markupViolations(file),
  ];
}

/** Reads every source below the root and gives what breaks the dependency rules, sorted by path. */
export function findViolations(root: string): { files: number; violations: Violation[] } {
  const workspaces = readWorkspaces(root);
  const paths = sourcePaths(root, '').toSorted();
  const violations = paths.flatMap((path) => {
    const workspace = ownerOf(workspaces, path);
    if (!workspace) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return violationsIn({ path, text, workspace, imports: readImports(path, text) }, workspaces);
  });
  return { files: paths.length, violations: [...lockfileViolations(root, workspaces), ...violations] };
}
