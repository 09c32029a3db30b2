import type { Feature } from '../../engine/feature.ts';
import { uploadJobs } from './sweep-uploads.ts';
import { uploadRoutes } from './upload-routes.ts';

/** Pictures that people upload. */
export const uploadsFeature: Feature = {
  routes: [uploadRoutes],
  jobs: ({ backend, storage }) => uploadJobs(backend, storage),
};
