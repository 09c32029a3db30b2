import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { folders } from '../folders.ts';
import type { MediaEntry, MediaFile } from '../manifest/entry.ts';
import { pathOfFile, writeMediaFile } from '../manifest/library-files.ts';
import { runProgram } from '../queue/run-program.ts';
import { type Filter, film, lookCommands, lookFilter, walkFilter } from './film-picture.ts';
import type { FilmPlan } from './film-plan.ts';

/** No film is larger. */
const mostBytes = 2 * 1024 * 1024;

const codecs = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2', '-g', '96'],
  mp4: ['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
} as const;

/** A film: its files in the library, the frame that stands for it as PNG, seconds. */
export interface EncodedFilm {
  readonly files: readonly MediaFile[];
  readonly still: Buffer;
  readonly duration: number;
}

/** Makes a film in both formats and puts the files in the library. Throws when one comes out too large. */
export async function encodeFilm(plan: FilmPlan, signal: AbortSignal): Promise<EncodedFilm> {
  await mkdir(folders.work, { recursive: true });
  const scratch = await mkdtemp(path.join(folders.work, 'film-'));
  try {
    const stills = await Promise.all(
      plan.scenes.map((scene, index) => stillOf(scene, path.join(scratch, `${index}.png`))),
    );
    const { graph, duration } = await filterOf(plan, path.join(scratch, 'look.txt'));
    const files: MediaFile[] = [];
    for (const format of ['webm', 'mp4'] as const) {
      const target = path.join(scratch, `film.${format}`);
      const output = ['-t', String(duration), ...codecs[format], '-threads', '2', '-an', target];
      const args = ['-y', '-loglevel', 'error', ...inputsOf(plan, stills), '-filter_complex', graph, '-map', '[out]'];
      await runProgram({ command: 'ffmpeg', args: [...args, ...output], niceness: 5, signal });
      const data = await readFile(target);
      if (data.byteLength > mostBytes) throw new Error(`${plan.key}.${format} has ${data.byteLength} bytes`);
      files.push(await writeMediaFile({ key: plan.key, width: film.width, format, data }));
    }
    const still = path.join(scratch, 'still.png');
    // A look around begins at a wall; half-way it looks at what there is to see.
    const moment = plan.style === 'walk' ? 0 : duration / 2;
    const frame = ['-y', '-loglevel', 'error', '-ss', String(moment), '-i', path.join(scratch, 'film.mp4')];
    await runProgram({ command: 'ffmpeg', args: [...frame, '-frames:v', '1', still], niceness: 5, signal });
    return { files, still: await readFile(still), duration };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A walk makes its frames of single pictures, a look around repeats its one. */
function inputsOf({ style }: FilmPlan, stills: readonly string[]): string[] {
  return stills.flatMap((still) => (style === 'walk' ? ['-i', still] : ['-loop', '1', '-i', still]));
}

async function filterOf({ style, scenes }: FilmPlan, commandFile: string): Promise<Filter> {
  if (style === 'walk') return walkFilter(scenes.length);
  await writeFile(commandFile, lookCommands());
  return lookFilter(commandFile);
}

/** The largest file of a picture, in a format that ffmpeg reads. */
async function stillOf({ key, files }: MediaEntry, target: string): Promise<string> {
  const [widest] = files.toSorted((a, b) => b.width - a.width);
  if (!widest) throw new Error(`${key} has no file`);
  await sharp(pathOfFile(widest)).png({ compressionLevel: 1 }).toFile(target);
  return target;
}
