import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlaceOptions } from './drawing-place.ts';

/**
 * What stands around a process that draws, the strongest first: nothing of this machine but the program, the harness and
 * the bundle, in namespaces of its own; namespaces alone, which leave sockets that are files open; or Node's permissions
 * alone, which leave loopback and signals open too.
 */
export const walls = ['bubblewrap', 'namespaces', 'permissions'] as const;
export type Wall = (typeof walls)[number];

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

/** The folder of the harness; all of it may be read by what runs there. */
export const harnessFolder = fileURLToPath(new URL('./harness/', import.meta.url));
const harness = fileURLToPath(new URL('./harness/process-harness.ts', import.meta.url));

/**
 * How a bundle is started behind a wall; `entry` is another program of the harness, for the test of the wall. It gives
 * way to the shell: a page that is kept is answered while others are drawn.
 */
export function commandOf(wall: Wall, { bundle, heapMb }: PlaceOptions, entry = harness): Command {
  const node = [process.execPath, ...confinedNode(bundle, heapMb), entry, bundle];
  return { command: 'nice', args: [...stepsBack, ...wrapper(wall, bundle), ...node] };
}

/** On the scale of the system's `nice`: a third of a core against a whole one. */
const stepsBack = ['-n', '5'];

function wrapper(wall: Wall, bundle: string): string[] {
  if (wall === 'permissions') return [];
  return wall === 'namespaces' ? ['unshare', ...namespaces] : ['bwrap', ...bubblewrap(bundle)];
}

/** What util-linux can do for any user, where user namespaces are allowed. */
const namespaces = [
  ...['--user', '--map-root-user', '--net', '--ipc', '--pid', '--mount', '--fork', '--mount-proc', '--kill-child'],
  ...['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
];

/** Young objects take twice as much. V8 would let them grow to 64 MB, and gives that back late or not at all. */
const semiSpaceMb = 8;

/** Node without files, children, workers and add-ons; `node:sqlite` would pass the rules over files. */
function confinedNode(bundle: string, heapMb: number): string[] {
  return [
    '--permission',
    '--disable-sigusr1',
    '--no-experimental-sqlite',
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${semiSpaceMb}`,
    `--allow-fs-read=${harnessFolder}`,
    `--allow-fs-read=${dirname(bundle)}/`,
  ];
}

/** A machine without network, other processes, and files but these. */
function bubblewrap(bundle: string): string[] {
  const shown = ['/usr', '/lib', '/lib64', process.execPath, harnessFolder, dirname(bundle)];
  return [
    '--unshare-all',
    '--unshare-user',
    ...['--uid', '65532', '--gid', '65532'],
    ...['--cap-drop', 'ALL'],
    '--die-with-parent',
    '--new-session',
    ...shown.flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--proc', '/proc', '--dev', '/dev'],
  ];
}
