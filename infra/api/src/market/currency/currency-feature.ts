import type { Feature } from '../../engine/feature.ts';
import { currencyRoutes } from './currency-routes.ts';
import { exchangeRateJobs } from './rate-job.ts';

/** Exchange rates. */
export const currencyFeature: Feature = {
  routes: [currencyRoutes],
  jobs: ({ backend, log }) => exchangeRateJobs(backend, log),
};
