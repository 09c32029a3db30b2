import type { Floors, FloorTable } from './floors/floors.ts';
import { isTestFile, type SourceFile, targetOf, type Violation } from './source-file.ts';
import type { Workspace } from './workspaces.ts';

const pages = '<pages>';

/** The name of what stands in `folder` and holds `path`; undefined when the path lies elsewhere. */
function nameBelow(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
}

function floorOf(name: string, floors: Floors, { routeFolders }: Workspace): number {
  const declared = floors.findIndex((floor) => floor.includes(name));
  return declared < 0 && routeFolders.has(name) ? floors.findIndex((floor) => floor.includes(pages)) : declared;
}

function directionFault(from: string, to: string, floors: Floors, workspace: Workspace): string {
  const step = floorOf(to, floors, workspace) - floorOf(from, floors, workspace);
  if (step > 0) return `${from} may not import ${to}, which stands above it`;
  return step === 0 ? `${from} and ${to} stand on one floor, side by side` : '';
}

/** A file that stands on no declared floor, and imports that go up or sideways. Tests may import any file. */
export function floorViolations(file: SourceFile, table: FloorTable): Violation[] {
  const { path, workspace } = file;
  if (isTestFile(path)) return [];
  return Object.entries(table).flatMap(([folder, floors]) => {
    const from = nameBelow(folder, path);
    if (from === undefined) return [];
    if (floorOf(from, floors, workspace) < 0) {
      return [{ path, line: 1, sentence: `${from} stands on no floor of ${folder}: declare it in rules/floors` }];
    }
    return file.imports.flatMap((one) => {
      const to = nameBelow(folder, targetOf(file, one.specifier));
      const fault = to === undefined || to === from ? '' : directionFault(from, to, floors, workspace);
      return fault ? [{ path, line: one.line, sentence: `imports ${one.specifier}: ${fault}` }] : [];
    });
  });
}

/** Floors that name what is not there any more. */
export function staleFloorViolations(paths: readonly string[], table: FloorTable): Violation[] {
  return Object.entries(table).flatMap(([folder, floors]) => {
    const present = new Set(paths.map((path) => nameBelow(folder, path)));
    const gone = floors.flat().filter((name) => name !== pages && !present.has(name));
    return gone.map((name) => ({ path: folder, line: 1, sentence: `its floors name ${name}, which is not there` }));
  });
}

/** Source folders with folders of their own that nobody has put in order. */
export function undeclaredViolations(files: readonly SourceFile[], table: FloorTable): Violation[] {
  const roots = new Set(
    files.flatMap(({ path, workspace }) => {
      const root =
        workspace.folder === 'shell' || workspace.folder === 'e2e' ? workspace.folder : `${workspace.folder}/src`;
      return workspace.folder !== '' && path.startsWith(`${root}/`) && path.slice(root.length + 1).includes('/')
        ? [root]
        : [];
    }),
  );
  const missing = [...roots].filter((root) => !(root in table));
  return missing.map((root) => ({
    path: root,
    line: 1,
    sentence: 'has folders but no floors: declare them in rules/floors',
  }));
}
