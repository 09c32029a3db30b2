import type { ResultFigures, Results } from '@umbral/domain/api/builder-results.ts';
import type { ResultPeriod } from '@umbral/domain/limits/result-limits.ts';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { demandOf } from './demand-query.ts';
import { type Median, plantMedians, projectMedians } from './median-queries.ts';
import { type Period, periodUntilYesterday } from './result-period.ts';
import { answersOf, toldProjects, type WeekRow, weeksOf } from './result-queries.ts';

interface Asked {
  readonly builderId: number;
  readonly weeks: ResultPeriod;
  readonly project?: number | undefined;
}

/** What buyers did with a builder's projects; 404 for a project that is not the builder's. */
export async function builderResults(backend: Backend, { builderId, weeks, project }: Asked) {
  const told = await toldProjects(backend, builderId, project);
  if (project !== undefined && told.length === 0) throw new Refusal('not-found');
  const period = periodUntilYesterday(backend.now(), weeks);
  const ids = told.map(({ id }) => id);
  const zones = [...new Set(told.map(({ zone_id }) => zone_id))];
  const [rows, ofProjects, ofPlants, answers, demand] = await Promise.all([
    weeksOf(backend, ids, period),
    projectMedians(backend, zones, period),
    project === undefined ? undefined : plantMedians(backend, zones, period),
    answersOf(backend, ids, period),
    project === undefined ? null : demandOf(backend, project),
  ]);
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id);
  const projects = told.map(({ zone_id, plants, ...one }) => {
    const own = byProject.get(one.id) ?? [];
    const byPlant = Map.groupBy(own, ({ plant_id }) => plant_id);
    return {
      ...one,
      ...resultsOf(own, period, ofProjects.get(zone_id)),
      page_views: pageViews(own, period),
      plants: (ofPlants ? plants : []).map((plant) => ({
        ...plant,
        ...resultsOf(byPlant.get(plant.id) ?? [], period, ofPlants?.get(zone_id)),
      })),
    };
  });
  return { weeks: [...period.weeks], projects, answers, demand };
}

function resultsOf(rows: readonly WeekRow[], { weeks }: Period, median: Median | undefined): Results {
  const count = weeks.length;
  const sum = (some: readonly WeekRow[]) => some.reduce((all, { amount }) => all + amount, 0);
  const figuresOf = (some: readonly WeekRow[]): ResultFigures => {
    const of = (kind: WeekRow['kind']) => sum(some.filter((row) => row.kind === kind));
    return {
      ...{ impressions: of('impressions'), views: of('views'), clicks: of('clicks') },
      ...{ contacts: of('contacts'), favourites: of('favourites') },
    };
  };
  const byWeek = (kind: WeekRow['kind']) =>
    weeks.map((_, index) => sum(rows.filter((row) => row.kind === kind && row.week === count + index)));
  return {
    figures: figuresOf(rows.filter(({ week }) => week >= count)),
    before: wasThere(rows) ? figuresOf(rows.filter(({ week }) => week < count)) : null,
    weekly: { impressions: byWeek('impressions'), views: byWeek('views'), contacts: byWeek('contacts') },
    median: median ?? null,
  };
}

/** Visits of the period to the page of a project as a whole. */
function pageViews(rows: readonly WeekRow[], { weeks }: Period): number {
  const own = rows.filter(({ kind, plant_id, week }) => kind === 'views' && plant_id === null && week >= weeks.length);
  return own.reduce((all, { amount }) => all + amount, 0);
}

/** Whether buyers saw it from the first week of the comparison on: half a period says nothing about a whole one. */
function wasThere(rows: readonly WeekRow[]): boolean {
  return rows.some(({ week, kind }) => week === 0 && (kind === 'impressions' || kind === 'views'));
}
