import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beforeBench } from './before/before-bench.ts';
import { engineBench } from './engine/engine-bench.ts';
import { servedBench } from './engine/served-bench.ts';
import { threadsBench } from './engine/threads-bench.ts';
import { filtersBench } from './filters/filters-bench.ts';
import { floorsBench } from './floors/floors-bench.ts';
import { h2Bench } from './h2/h2-bench.ts';
import { hostileBench } from './hostile/hostile-bench.ts';
import { interactionsBench } from './interactions/interactions-bench.ts';
import { isolationBench } from './isolation/isolation-bench.ts';
import { portalBench } from './load/portal-bench.ts';
import { mapBench } from './map/map-bench.ts';
import { navigationBench } from './navigation/navigation-bench.ts';
import { pagesBench } from './pages/pages-bench.ts';
import { type BenchPortal, startBenchPortal } from './portal/bench-portal.ts';
import { readsBench } from './reads/reads-bench.ts';
import { writeSection } from './report/readme.ts';
import { soakBench } from './soak/soak-bench.ts';
import { tractorBench } from './tractor/tractor-bench.ts';
import { wanderBench } from './wander/wander-bench.ts';

/** Gives tables; nothing where this machine lacks what it needs, which it has said. */
type Bench = (portal: BenchPortal, signal: AbortSignal) => Promise<string | undefined>;

const benches: Readonly<Record<string, Bench>> = {
  pages: pagesBench,
  navigation: navigationBench,
  portal: portalBench,
  hostile: (portal) => hostileBench(portal, { seconds: Number(values.seconds ?? 30), only: values.only }),
  isolation: isolationBench,
  floors: floorsBench,
  h2: h2Bench,
  map: mapBench,
  soak: (portal, signal) => soakBench(portal, Number(values.minutes), signal),
  wander: (portal, signal) => wanderBench(portal, Number(values.steps), signal),
};

/** An hour, 2,000 pages, sources of others, an older commit: only who names them gets them. */
const onlyNamed: readonly string[] = ['soak', 'wander', 'tractor', 'before'];

/** Those that need no running portal, or start their own. */
const aloneBenches: Readonly<Record<string, () => Promise<string>>> = {
  engine: () => engineBench({ hasMillion: values.million }, stopping.signal),
  threads: threadsBench,
  served: servedBench,
  filters: filtersBench,
  reads: readsBench,
  interactions: () => interactionsBench(stopping.signal),
  before: () => beforeBench(values.commit, stopping.signal),
  tractor: () => tractorBench({ sources: values.sources, signal: stopping.signal }),
};

const readme = fileURLToPath(new URL('../README.md', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    /** Of `wander`. */
    steps: { type: 'string', default: '2000' },
    /** Of `hostile`: seconds for which others are watched, and words of the attacks that are wanted. */
    seconds: { type: 'string' },
    only: { type: 'string' },
    /** Of `before`: the last one before turns, budgets, isolated processes and searching threads. */
    commit: { type: 'string', default: '621cd2dd' },
    /** Of `tractor`: a folder with the git repositories of the public implementations. */
    sources: { type: 'string' },
  },
});
const known = [...Object.keys(aloneBenches), ...Object.keys(benches)];
const wanted = positionals.length > 0 ? positionals : known.filter((name) => !onlyNamed.includes(name));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}: there are ${known.join(', ')}.`);
  process.exit(2);
}

for (const name of ['minutes', 'steps'] as const) {
  if (Number(values[name]) > 0) continue;
  console.error(`--${name} must be a number above 0, not ${values[name]}.`);
  process.exit(2);
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

function show(name: string, tables: string | undefined): void {
  if (tables === undefined) return;
  console.log(`\n## ${name}\n\n${tables}\n`);
  if (values.write) writeSection(readme, name, tables);
}

async function runOnPortal(names: readonly string[]): Promise<void> {
  const portal = await startBenchPortal(stopping.signal);
  try {
    for (const name of names) show(name, await benches[name]?.(portal, stopping.signal));
  } finally {
    await portal.stop();
  }
}

for (const name of wanted) show(name, await aloneBenches[name]?.());
const onPortal = wanted.filter((name) => benches[name]);
if (onPortal.length > 0) await runOnPortal(onPortal);
