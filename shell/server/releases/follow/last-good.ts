import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { signedLockSchema } from '@umbral/protocol/composition/composition-lock-schema.ts';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { z } from 'zod';

const kept = z.object({
  newest: signedLockSchema,
  whole: signedLockSchema.optional(),
  revoked: z.array(z.string()).readonly(),
});

/** What a shell knows after a restart without its registry. */
export interface KeptCompositions {
  /** The newest that it has taken: none that is older is taken any more. */
  readonly newest: SignedLock;
  /** The newest of which every version ran. */
  readonly whole?: SignedLock | undefined;
  /** Keys that were revoked meanwhile. */
  readonly revoked: readonly string[];
}

/** `composition.json` beside the releases. */
export interface LastGood {
  /** Nothing where there is no such file; throws where it is torn. */
  read(): Promise<KeptCompositions | undefined>;
  write(compositions: KeptCompositions): Promise<void>;
}

/** Opens the file of a folder of releases. */
export function openLastGood(artifactsDir: string): LastGood {
  const file = join(artifactsDir, 'composition.json');
  let writing: Promise<unknown> = Promise.resolve();

  async function writeWhole(compositions: KeptCompositions): Promise<void> {
    const draft = `${file}.${process.pid}.draft`;
    await writeFile(draft, `${JSON.stringify(compositions, null, 2)}\n`);
    await rename(draft, file);
  }

  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(unlessAbsent);
      return text === undefined ? undefined : kept.parse(JSON.parse(text));
    },
    write(compositions) {
      const turn = writing.then(() => writeWhole(compositions));
      writing = turn.catch(() => undefined);
      return turn;
    },
  };
}
