import type { Feature } from '../../engine/feature.ts';
import { versionJobs } from './version-jobs.ts';
import { versionRoutes } from './version-routes.ts';

/** What a project was, version by version. */
export const versionsFeature: Feature = { routes: [versionRoutes], jobs: ({ backend }) => versionJobs(backend) };
