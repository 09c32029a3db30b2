import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Versions that are kept of one project. */
export const keptVersions = 100;

/** Forgets the oldest versions of projects that have more than are kept. */
export function versionJobs({ db }: Backend): Job[] {
  return [
    {
      name: 'old-project-versions',
      schedule: { dailyAt: '04:10' },
      run: async () => {
        await sql`delete from project_version v using (
            select project_id, version, row_number() over (partition by project_id order by version desc) as place
            from project_version) o
          where o.project_id = v.project_id and o.version = v.version and o.place > ${keptVersions}`.execute(db);
      },
    },
  ];
}
