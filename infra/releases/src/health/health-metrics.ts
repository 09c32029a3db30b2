import { production } from '@umbral/protocol/composition/environment.ts';
import { Gauge, type Registry as Metrics } from 'prom-client';
import { placesOfCanaries } from '../channels/canary-plans.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { type CanaryCourse, readCanaryCourse } from './canary-course.ts';
import { judgeCourse } from './control-canary.ts';

/** Shows what canaries there are, what speaks against them, and what was decided, whichever registry did it. */
export function measureCanaries(db: RegistryDatabase, metrics: Metrics): void {
  const registers = [metrics];
  let reading: Promise<CanaryCourse[]> | undefined;

  /** Read once for all that ask in the same moment. */
  function courses(): Promise<CanaryCourse[]> {
    reading ??= readCourses(db).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function gaugeOf(name: string, help: string, read: (course: CanaryCourse) => number): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['environment', 'remote', 'version'],
      registers,
      async collect() {
        const present = await courses();
        gauge.reset();
        for (const course of present) {
          const { environment, state } = course;
          gauge.set({ environment, remote: state.remote, version: state.version }, read(course));
        }
      },
    });
  }

  gaugeOf('umbral_canary_share', 'Part of the visitors', ({ state }) => state.share / 10_000);
  gaugeOf('umbral_canary_visitors', 'Visitors who had it', ({ state }) => state.visitors);
  const help = 'Evidence that it is worse than stable; 100 rolls it back';
  gaugeOf('umbral_canary_evidence', help, (course) => judgeCourse(course).eValue);
  const decisions = new Gauge({
    name: 'umbral_canary_decisions',
    help: 'Decisions of the controller by environment, remote and kind, since the beginning',
    labelNames: ['environment', 'remote', 'kind'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('releases.decision as d')
        .leftJoin('releases.composition as k', 'k.seq', 'd.seq')
        .select(({ fn, val }) => fn.coalesce('k.environment', val(production)).as('environment'))
        .select(({ fn }) => ['d.remote', 'd.kind', fn.countAll<number>().as('count')])
        .groupBy(['k.environment', 'd.remote', 'd.kind'])
        .execute();
      decisions.reset();
      for (const { count, ...labels } of rows) decisions.set(labels, count);
    },
  });
}

async function readCourses(db: RegistryDatabase): Promise<CanaryCourse[]> {
  const courses = await Promise.all((await placesOfCanaries(db)).map((place) => readCanaryCourse(db, place)));
  return courses.filter((course) => course !== undefined);
}
