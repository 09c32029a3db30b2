import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engineBench } from './engine/engine-bench.ts';
import { portalBench } from './load/portal-bench.ts';
import { pagesBench } from './pages/pages-bench.ts';
import { type BenchPortal, startBenchPortal } from './portal/bench-portal.ts';
import { readPlants } from './portal/read-plants.ts';
import { writeSection } from './report/readme.ts';

type Bench = (portal: BenchPortal, signal: AbortSignal) => Promise<string>;

const benches: Readonly<Record<string, Bench>> = {
  pages: pagesBench,
  engine: async (portal, signal) => engineBench(await readPlants(portal), signal),
  portal: portalBench,
};

const readme = fileURLToPath(new URL('../README.md', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(benches);
const unknown = wanted.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}: there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
const portal = await startBenchPortal(stopping.signal);
try {
  for (const name of wanted) {
    const tables = await benches[name]?.(portal, stopping.signal);
    if (tables === undefined) continue;
    console.log(`\n## ${name}\n\n${tables}\n`);
    if (values.write) writeSection(readme, name, tables);
  }
} finally {
  await portal.stop();
}
