import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An answer of the registry that a shell keeps beside its releases, for when it starts while the registry is away. */
export interface KeptAnswer {
  /** Undefined where there is none, or none that can be read. */
  read(): Promise<unknown>;
  write(answer: unknown): Promise<void>;
}

/** The file of an answer, in the folder of releases. */
export function openKeptAnswer(artifactsDir: string, name: string): KeptAnswer {
  const file = join(artifactsDir, name);
  return {
    read: () =>
      readFile(file, 'utf8')
        .then(JSON.parse)
        .catch(() => undefined),
    async write(answer) {
      const draft = `${file}.${process.pid}.draft`;
      await writeFile(draft, JSON.stringify(answer));
      await rename(draft, file);
    },
  };
}
