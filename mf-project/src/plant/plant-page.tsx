import { useLoaderData } from '@umbral/protocol/router/router.ts';
import type { loader } from './plant-route.ts';
import { PlantView } from './plant-view.tsx';
import { useViewCount } from './use-view-count.ts';

/** A plant and its project [R048, R060]. */
export function PlantPage() {
  const plant = useLoaderData<typeof loader>();
  useViewCount(plant);
  return <PlantView plant={plant} />;
}
