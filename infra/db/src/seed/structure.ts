import type { ProjectPlan } from './seed-plan.ts';
import type { Segment } from './segments.ts';
import { segmentFacts } from './segments.ts';

/** How a project is built. */
export interface Structure {
  stages: number;
  towers: number;
  /** Null for land. */
  floors: number | null;
  perFloor: number | null;
  lifts: number;
  basements: number;
  units: number;
}

const homesPerLift = 60;
/** Segments that are built as several towers, and how many at most. */
const mostTowers: Partial<Record<Segment, number>> = { vis: 5, vip: 4, mid: 3, beach: 2 };

/** No project has more. */
export const mostTowersOfProject = 5;

/** Draws the size of a project of its segment. */
export function drawStructure({ segment, random }: ProjectPlan): Structure {
  const { floors, perFloor } = segmentFacts[segment];
  const floorCount = random.int(floors[0], floors[1]);
  const each = random.int(perFloor[0], perFloor[1]);
  const stages = random.int(1, 3);
  const isBlock = floorCount > 3;
  const towers = random.int(1, mostTowers[segment] ?? 1);
  return {
    stages,
    towers,
    floors: floorCount || null,
    perFloor: each || null,
    lifts: floorCount > 4 ? towers * Math.max(1, Math.round((floorCount * each) / homesPerLift)) : 0,
    basements: floorCount > 6 ? random.int(0, 3) : 0,
    units: isBlock ? floorCount * each * towers : random.int(24, 140),
  };
}
