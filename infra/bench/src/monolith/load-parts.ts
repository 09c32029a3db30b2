import { partChunk, type RemotePart } from './remote-parts.ts';

/**
 * Source of a module that stands in for the shell's `load-remote.ts`: the same three functions over plain `import()`,
 * so that the monolith is the same program without federation.
 */
export function loadPartsSource(parts: readonly RemotePart[], bootDataFile: string): string {
  const entries = parts.map(({ remote, expose, file }) => {
    const chunk = partChunk({ remote, expose });
    return `  '${remote}/${expose}': () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)}),`;
  });
  return `import { boot } from ${JSON.stringify(bootDataFile)};

const parts = {
${entries.join('\n')}
};

export function bootRemote(name) {
  return boot.remotes.find((remote) => remote.name === name);
}

export async function loadApp(name) {
  return (await parts[name + '/app']()).remote;
}

export async function loadFragment(owner, name) {
  return (await parts[owner + '/fragment-' + name]()).fragment;
}
`;
}
