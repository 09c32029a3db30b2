import { encodePicture, panoramaWidths, photoWidths } from '../encode/encode-picture.ts';
import type { RenderJob } from '../jobs/render-job.ts';
import { keepEntry } from '../manifest/keep-entry.ts';
import { renderedEntry } from './rendered-entry.ts';

/** Encodes a finished picture and puts it in the list in place of what was there. */
export async function keepRendered(job: RenderJob, master: string): Promise<void> {
  const widths = job.kind === 'panorama' ? panoramaWidths : photoWidths;
  await keepEntry(renderedEntry(job, await encodePicture(job.key, master, widths)));
}
