import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Names of the remotes of a repository, from its folders. */
export function remoteFolders(root: string): string[] {
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return folders.filter((name) => existsSync(join(root, name, 'package.json'))).toSorted();
}

/** Where the browser's half of an application begins: its own entry, and each fragment that it exposes. */
export function browserEntries(root: string, app: string): string[] {
  if (app === 'shell') return ['shell/browser/main.tsx', 'shell/worker/worker.ts'];
  const fragments = fragmentFolders(root, app).map((name) =>
    posix.join(app, `src/fragments/${name}/${name}-fragment.ts`),
  );
  return [posix.join(app, 'src/remote.ts'), ...fragments];
}

/** Where the server's half of an application begins. */
export function serverEntries(app: string): string[] {
  return [app === 'shell' ? 'shell/frame/frame-server.tsx' : posix.join(app, 'src/server.ts')];
}

/** Where an application says which topics it speaks of beside the catalogue's. */
export function topicsFile(app: string): string {
  return posix.join(app, app === 'shell' ? 'topics.ts' : 'src/topics.ts');
}

/** Names of the fragments that a remote offers, from its folders. */
export function fragmentFolders(root: string, app: string): string[] {
  const folder = join(root, app, 'src/fragments');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, `${name}-fragment.ts`)));
}
