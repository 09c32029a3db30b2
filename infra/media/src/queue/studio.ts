import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderJob } from '../jobs/render-job.ts';
import { runProgram } from './run-program.ts';

/** Steps from a job to its picture; both may be asked again and do only what is missing. */
export interface Studio {
  /** Renders the raw picture; gives its path. */
  render(job: RenderJob, signal: AbortSignal): Promise<string>;
  /** Denoises and grades a raw picture, which is gone then; gives the path of the PNG. */
  finish(job: RenderJob, raw: string, signal: AbortSignal): Promise<string>;
  /** The PNG of a job that was finished before, if it is there. */
  masterOf(job: RenderJob): Promise<string | undefined>;
}

interface StudioPlace {
  /** Folder of `render_scene.py` and `finish/`. */
  readonly studio: string;
  readonly work: string;
  /** Folder of the denoiser's weights. */
  readonly weights: string;
  /** A file that everybody who runs Blender on this machine locks, if they agreed on one. */
  readonly blenderLock?: string;
}

/** The studio of this machine: Blender for the scenes, the system's Python for the finish. */
export function createStudio({ studio, work, weights, blenderLock }: StudioPlace): Studio {
  const rawOf = (job: RenderJob) => path.join(work, 'raw', `${job.hash}.exr`);
  const pngOf = ({ key, hash }: RenderJob) => path.join(work, 'masters', `${key}.${hash.slice(0, 12)}.png`);
  const blender = (args: readonly string[]) =>
    blenderLock ? { command: 'flock', args: ['-F', blenderLock, 'blender', ...args] } : { command: 'blender', args };
  return {
    async render(job, signal) {
      const raw = rawOf(job);
      // Rendered before, and stopped before it was finished.
      if (await stat(raw).catch(() => undefined)) return raw;
      await mkdir(path.dirname(raw), { recursive: true });
      const order = raw.replace('.exr', '.json');
      const part = raw.replace('.exr', '.part.exr');
      await writeFile(order, JSON.stringify(job.parameters, null, 1));
      const script = path.join(studio, 'render_scene.py');
      const options = ['-b', '-t', '2', '--python-exit-code', '3', '--python', script, '--', order, part];
      await runProgram({ ...blender(options), signal });
      await rename(`${part}.look.json`, `${raw}.look.json`);
      await rename(part, raw);
      return raw;
    },
    async finish(job, raw, signal) {
      const png = pngOf(job);
      await mkdir(path.dirname(png), { recursive: true });
      const part = png.replace(/png$/, 'part.png');
      const args = [path.join(studio, 'finish', 'finish.py'), raw, part, `${raw}.look.json`];
      // Short, and the next picture renders meanwhile: what is nearly done goes first.
      await runProgram({ command: '/usr/bin/python3', args, env: { TZA: weights }, niceness: 5, signal });
      await rename(part, png);
      await Promise.all(
        [raw, `${raw}.look.json`, raw.replace('.exr', '.json')].map((file) => rm(file, { force: true })),
      );
      return png;
    },
    async masterOf(job) {
      const png = pngOf(job);
      return (await stat(png).catch(() => undefined)) && png;
    },
  };
}
