import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const file = z.object({ edition: z.string().regex(/^[0-9a-f]{16}$/) });

/** The folder of the edition of the ground that is shown now; nothing where none was made. */
export async function groundFolder(groundDir: string): Promise<string | undefined> {
  const text = await readFile(join(groundDir, 'ground.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : join(groundDir, 'ground', file.parse(JSON.parse(text)).edition);
}
