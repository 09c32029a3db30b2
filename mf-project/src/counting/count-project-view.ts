import { projectViewPath } from '@umbral/domain/api/project-view-path.ts';
import { sendCount } from './send-count.ts';

/** Counts a view of the page of a project [C415]. */
export const countProjectView = (apiBase: string, id: number): Promise<void> =>
  sendCount(`${apiBase}${projectViewPath.replace('{id}', String(id))}`);
