import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A part of a remote that the shell loads: its pages, or one of its fragments. */
export interface RemotePart {
  readonly remote: string;
  /** `app` or `fragment-<name>`, as the remote's build names it. */
  readonly expose: string;
  readonly file: string;
}

/** Every part of some remotes, from their sources. */
export function remoteParts(root: string, remotes: readonly string[]): readonly RemotePart[] {
  return remotes.flatMap((remote) => [
    { remote, expose: 'app', file: join(root, remote, 'src/remote.ts') },
    ...fragmentsOf(join(root, remote, 'src/fragments')).map(({ name, file }) => ({
      remote,
      expose: `fragment-${name}`,
      file,
    })),
  ]);
}

function fragmentsOf(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .map((name) => ({ name, file: join(folder, name, `${name}-fragment.ts`) }))
    .filter(({ file }) => existsSync(file));
}

/** Name of the chunk that a part is in the monolith. */
export function partChunk({ remote, expose }: Pick<RemotePart, 'remote' | 'expose'>): string {
  return `${remote}-${expose}`;
}
