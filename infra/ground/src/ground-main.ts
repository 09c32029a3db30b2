import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { madeOf } from './made-of.ts';
import { sourceNames } from './read-sources.ts';
import { writeGround } from './write-ground.ts';

/** Makes the ground: `GROUND_WITHOUT` names the layers to leave out, `GROUND_DIR` where the tiles go. */
const names = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
const { GROUND_WITHOUT: without, GROUND_DIR: folder } = z
  .object({
    GROUND_WITHOUT: z
      .string()
      .default('')
      .transform(names)
      .pipe(z.array(z.enum(sourceNames))),
    GROUND_DIR: z.string().default(fileURLToPath(new URL('../dist', import.meta.url))),
  })
  .parse(process.env);
const made = madeOf(without);
if (madeBefore(join(folder, 'ground.json')) !== made) {
  const { edition, tiles, bytes } = await writeGround(folder, new Set(without), made);
  process.stdout.write(`made ${tiles} tiles, ${Math.round(bytes / 1024)} KB, edition ${edition}\n`);
}

function madeBefore(file: string): string | undefined {
  try {
    return z.object({ made: z.string() }).safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.made;
  } catch {
    return undefined;
  }
}
