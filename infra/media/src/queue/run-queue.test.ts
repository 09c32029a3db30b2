import { expect, test } from 'vitest';
import { building } from '../buildings/building.ts';
import { jobsOf, type RenderJob } from '../jobs/render-job.ts';
import { sceneVersions } from '../jobs/scene-versions.ts';
import { type Queue, runQueue } from './run-queue.ts';
import type { Studio } from './studio.ts';

const subject = building.parse({
  id: 'nogal',
  name: 'Nogal',
  seed: 1,
  typology: 'tower',
  climate: 'cold',
  strata: [4, 6],
  city: 'andes',
  palette: 'nogal',
  shots: { exterior: ['golden', 'dusk', 'entrance'] },
});
const jobs = jobsOf({ buildings: [subject], cities: [], faults: [] }, sceneVersions({ tower: 1 }));
const shotOf = ({ parameters }: RenderJob) => parameters.shot;

interface Run {
  readonly studio?: Partial<Studio>;
  readonly limit?: number;
  readonly stop?: AbortController;
}

async function run({ studio = {}, limit = Number.POSITIVE_INFINITY, stop = new AbortController() }: Run) {
  const kept: string[] = [];
  const done = new Set<string>();
  const queue: Queue = {
    studio: {
      render: async (job) => `${shotOf(job)}.exr`,
      finish: async (_job, raw) => raw.replace('exr', 'png'),
      masterOf: async () => undefined,
      ...studio,
    },
    signal: stop.signal,
    pending: async () => jobs.filter(({ key }) => !done.has(key)),
    keep: async (job, master) => {
      done.add(job.key);
      kept.push(master);
    },
    rest: async () => undefined,
    say: () => undefined,
  };
  return { kept, outcome: await runQueue(queue, { limit, watch: false }) };
}

test('makes every pending picture once', async () => {
  const { kept, outcome } = await run({});
  expect(kept).toEqual(['golden.png', 'dusk.png', 'entrance.png']);
  expect(outcome).toEqual({ made: 3, failed: new Map() });
});

test('a picture that fails is named and stops no other', async () => {
  const render: Studio['render'] = async (job) => {
    if (shotOf(job) === 'dusk') throw new Error('no light');
    return `${shotOf(job)}.exr`;
  };
  const { kept, outcome } = await run({ studio: { render } });
  expect(kept).toEqual(['golden.png', 'entrance.png']);
  expect([...outcome.failed]).toEqual([['building/nogal/dusk', 'Error: no light']]);
});

test('a finished master is encoded without rendering', async () => {
  const rendered: string[] = [];
  const { kept } = await run({
    studio: {
      masterOf: async (job) => (shotOf(job) === 'golden' ? 'old.png' : undefined),
      render: async (job) => {
        rendered.push(shotOf(job));
        return 'new.exr';
      },
    },
  });
  expect(kept).toEqual(['old.png', 'new.png', 'new.png']);
  expect(rendered).toEqual(['dusk', 'entrance']);
});

test('stops after the number that was asked for', async () => {
  expect((await run({ limit: 1 })).kept).toEqual(['golden.png']);
});

test('stops when told, without calling what was cut off a failure', async () => {
  const stop = new AbortController();
  const render: Studio['render'] = async () => {
    stop.abort();
    throw new Error('cut off');
  };
  const { kept, outcome } = await run({ stop, studio: { render } });
  expect(kept).toEqual([]);
  expect(outcome.failed.size).toBe(0);
});
