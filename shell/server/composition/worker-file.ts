import type { Composition } from './composition.ts';

const worker = /^web\/worker\.[0-9a-f]+\.js$/;

/** Address of the service worker among the files of a shell's release; nothing where the release has none. */
export function workerFile({ shell: { artifact } }: Composition): string | undefined {
  const file = Object.keys(artifact.manifest.files).find((name) => worker.test(name));
  return file && artifact.base + file.slice('web/'.length);
}
