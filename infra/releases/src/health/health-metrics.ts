import { Gauge, type Registry as Metrics } from 'prom-client';
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
      labelNames: ['remote', 'version'],
      registers,
      async collect() {
        const present = await courses();
        gauge.reset();
        for (const course of present) {
          const { remote, version } = course.state;
          gauge.set({ remote, version }, read(course));
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
    help: 'Decisions of the controller by remote and kind, since the beginning',
    labelNames: ['remote', 'kind'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('releases.decision')
        .select(({ fn }) => ['remote', 'kind', fn.countAll<number>().as('count')])
        .groupBy(['remote', 'kind'])
        .execute();
      decisions.reset();
      for (const { remote, kind, count } of rows) decisions.set({ remote, kind }, count);
    },
  });
}

async function readCourses(db: RegistryDatabase): Promise<CanaryCourse[]> {
  const canaries = await db.selectFrom('releases.channel').select('remote').where('name', '=', 'canary').execute();
  const courses = await Promise.all(canaries.map(({ remote }) => readCanaryCourse(db, remote)));
  return courses.filter((course) => course !== undefined);
}
