import { z } from 'zod';

/** Where a list stands; `currentPage` counts from 1. */
export const pagination = z.object({
  projectsPerPage: z.int().positive(),
  nOfProjects: z.int().nonnegative(),
  nOfPages: z.int().nonnegative(),
  currentPage: z.int().positive(),
});
export type Pagination = z.infer<typeof pagination>;
