import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace as its package.json declares it. */
export interface Workspace {
  name: string;
  /** Folder relative to the root, without a slash at the end. */
  folder: string;
  dependencies: Set<string>;
  devDependencies: Set<string>;
  /** Folders of `src` that belong to one route each, and `fragments`. */
  routeFolders: Set<string>;
}

function namesIn(manifest: object, key: string): Set<string> {
  const entries: [string, unknown][] = Object.entries(manifest);
  const value = entries.find(([name]) => name === key)?.[1];
  return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
}

/** A folder is a route's when a route or a page is in it; others hold what several routes share. */
function readRouteFolders(src: string): Set<string> {
  if (!existsSync(src)) return new Set();
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const isRoute = ({ name }: { name: string }) =>
    name === 'fragments' || readdirSync(join(src, name)).some((file) => /-(route|page)\.tsx?$/.test(file));
  return new Set(folders.filter(isRoute).map(({ name }) => name));
}

function readWorkspace(root: string, folder: string): Workspace {
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('name' in manifest)) {
    throw new Error(`${folder}/package.json has no name.`);
  }
  return {
    name: String(manifest.name),
    folder,
    dependencies: new Set([...namesIn(manifest, 'dependencies'), ...namesIn(manifest, 'optionalDependencies')]),
    devDependencies: namesIn(manifest, 'devDependencies'),
    routeFolders: readRouteFolders(join(root, folder, 'src')),
  };
}

/** The root itself (folder `''`) and every workspace below it, found by their package.json. */
export function readWorkspaces(root: string): Workspace[] {
  const top = readdirSync(root, { withFileTypes: true });
  const folders = top.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => name);
  const inside = ['infra', 'shared-contracts'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const found = [...folders, ...inside].filter((folder) => existsSync(join(root, folder, 'package.json')));
  return ['', ...found].map((folder) => readWorkspace(root, folder));
}

/** The workspace that owns a path relative to the root: the one with the longest folder above it. */
export function ownerOf(workspaces: Workspace[], path: string): Workspace | undefined {
  const above = workspaces.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  return above.toSorted((a, b) => b.folder.length - a.folder.length)[0];
}
