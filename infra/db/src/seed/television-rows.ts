import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { countryId } from './place-rows.ts';
import { dayAfter } from './seed-clock.ts';
import type { SeedProject } from './seed-project.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import { episodeRows, programmeRows, programmes } from './television-programmes.ts';

const mostProjects = 6;

const premises = ['lot', 'office', 'retail', 'clinic-office', 'warehouse'];

/** How well a project fits a programme: homes and projects of television first. */
function fitOf({ details }: SeedProject): number {
  const isHome = details.units.every(({ type }) => !premises.includes(type));
  return Number(details.row.belongs_tv === true) + (isHome ? 2 : 0);
}

/** Projects of the programme's city, the best first; in a world that has none there, those of other cities. */
function projectsFor(city: string, projects: readonly SeedProject[]): SeedProject[] {
  const published = projects
    .filter(({ details }) => details.row.state === 'published')
    .toSorted((a, b) => fitOf(b) - fitOf(a));
  const local = published.filter(({ plan }) => plan.city.slug === city);
  return (local.length > 0 ? local : published).slice(0, mostProjects);
}

function programmeProjectRows(projects: readonly SeedProject[]): SeedRow<'tv_programme_project'>[] {
  return programmes.flatMap(({ id, city }) =>
    projectsFor(city, projects).map(({ plan }, turn) => ({
      programme_id: id,
      project_id: plan.id,
      position: turn + 1,
    })),
  );
}

const slots = [
  { country: 'CO', channel: 'Canal Cordillera', starts: '10:00', ends: '10:30', weekdays: [6, 0] },
  { country: 'CO', channel: 'Canal Regional', starts: '19:30', ends: '20:00', weekdays: [2, 4] },
  { country: 'CO', channel: 'Canal Costa', starts: '12:30', ends: '13:00', weekdays: [6] },
  { country: 'PA', channel: 'Canal Istmo', starts: '09:00', ends: '09:30', weekdays: [0, 3] },
  { country: 'US', channel: 'Señal Internacional', starts: '20:00', ends: '20:30', weekdays: [0] },
  { country: 'ES', channel: 'Señal Internacional', starts: '17:00', ends: '17:30', weekdays: [6] },
  { country: 'DO', channel: 'Canal Antillas', starts: '18:00', ends: '18:30', weekdays: [6] },
] as const;

const firstDay = -51;
const lastDay = 160;

/** The episode that a channel shows at a place of its row: programme after programme, an episode further each round. */
function episodeAt(place: number) {
  const programme = programmes[place % programmes.length];
  const round = Math.floor(place / programmes.length);
  const own = episodeRows.filter(({ programme_id }) => programme_id === programme?.id);
  const episode = own[round % Math.max(own.length, 1)];
  if (!episode) throw new Error(`the programme at ${place} has no episodes`);
  return episode;
}

/** Broadcasts from the first of October 2026 to the end of April 2027, by the clock of each country. */
function scheduleRows(): SeedRow<'tv_schedule'>[] {
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => dayAfter(firstDay + index));
  return slots.flatMap(({ country, channel, starts, ends, weekdays }, slot) =>
    days
      .filter((day) => weekdays.some((weekday) => weekday === new Date(`${day}T12:00:00Z`).getUTCDay()))
      .map((day, index) => {
        const { id, programme_id } = episodeAt(index + slot * 3);
        return { programme_id, episode_id: id, country_id: countryId(country), channel, day, starts, ends };
      }),
  );
}

/** Programmes, their episodes, projects and broadcasts. */
export function televisionTables(projects: readonly SeedProject[], library: MediaLibrary): TableRows[] {
  return [
    rowsOf('tv_programme', programmeRows(library)),
    rowsOf('tv_programme_project', programmeProjectRows(projects)),
    rowsOf('tv_episode', episodeRows),
    rowsOf('tv_schedule', scheduleRows()),
  ];
}
