import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { useEffect } from 'react';
import type { PlantData } from '../model/plant-data.ts';
import type { topics } from '../topics.ts';

/** Says that a plant is being seen and counts it once, after the page has come alive [C073]. */
export function useViewCount({ id, projectId }: Pick<PlantData, 'id' | 'projectId'>): void {
  const { bus, environment } = useRemote();
  useEffect(() => {
    // Development mounts twice: only the mount that stays counts.
    const timer = setTimeout(async () => {
      topicsOf<typeof topics>({ bus }).publish('project/project-viewed', { plantId: id, projectId });
      const { countView } = await import(/* webpackChunkName: "count-view" */ '../counting/count-view.ts');
      await countView({ bus, environment }, id);
    }, 1000);
    return () => clearTimeout(timer);
  }, [bus, environment, id, projectId]);
}
