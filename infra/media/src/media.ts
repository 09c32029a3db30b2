import path from 'node:path';
import { readSubjects } from './buildings/read-buildings.ts';
import { makeFilms } from './film/make-films.ts';
import { folders } from './folders.ts';
import { jobsOf, type RenderJob } from './jobs/render-job.ts';
import { readSceneVersions } from './jobs/scene-versions.ts';
import { readManifest } from './manifest/manifest-file.ts';
import { readMediaSettings } from './media-settings.ts';
import { denoiserWeights } from './queue/denoiser-weights.ts';
import { keepRendered } from './queue/keep-rendered.ts';
import { takeLock } from './queue/lock.ts';
import { pendingJobs } from './queue/pending-jobs.ts';
import { refreshFacts } from './queue/refresh-facts.ts';
import { runQueue } from './queue/run-queue.ts';
import { createStudio } from './queue/studio.ts';

const settings = readMediaSettings(process.argv.slice(2), process.env);
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
const faults = new Set<string>();
const { steps, only } = settings;

/** What the library lacks now; files that cannot be read are told once. */
async function pending(): Promise<RenderJob[]> {
  const subjects = await readSubjects(folders.home);
  const versions = await readSceneVersions(path.join(folders.studio, 'versions.json'));
  for (const fault of [...subjects.faults, ...versions.faults].filter((one) => !faults.has(one))) {
    faults.add(fault);
    say(`unreadable: ${fault}`);
  }
  const jobs = jobsOf(subjects, versions).filter(({ key }) => key.includes(settings.only));
  const reworded = refreshFacts(jobs);
  if (reworded > 0) say(`${reworded} pictures described anew`);
  return pendingJobs(jobs, readManifest());
}

async function film(): Promise<void> {
  if (steps.has('film') && !stop.signal.aborted) await makeFilms(stop.signal, say);
}

async function render(): Promise<void> {
  const release = await takeLock(path.join(folders.work, 'queue.lock'));
  try {
    const studio = createStudio({
      studio: folders.studio,
      work: folders.work,
      weights: await denoiserWeights(folders.work),
      blenderLock: settings.blenderLock,
    });
    const queue = { studio, signal: stop.signal, pending, keep: keepRendered, rest: film, say };
    const outcome = await runQueue(queue, settings);
    say(`${outcome.made} pictures made, ${outcome.failed.size} failed`);
    for (const [key, reason] of outcome.failed) say(`${key}: ${reason}`);
    if (outcome.failed.size > 0 || faults.size > 0) process.exitCode = 1;
  } finally {
    await release();
  }
}

/** `npm run media`: draws what changed, renders what the library lacks, films what it has then. */
if (steps.has('draw')) {
  const { drawPictures } = await import('./draw/draw-pictures.ts');
  await drawPictures(only, say);
}
if (steps.has('render')) await render();
else await film();
