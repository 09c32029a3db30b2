import type { Random } from 'infra-random/random.ts';
import type { Layout } from './layout-library.ts';
import type { UnitTemplate } from './segments.ts';

interface LayoutRequest {
  template: UnitTemplate;
  /** Built square metres that the price allows, from and to. */
  limits: { least: number; most: number };
  layouts: readonly Layout[];
  /** Layouts that the project has already. */
  taken: ReadonlySet<Layout>;
  random: Random;
}

/** A bedroom too many or too few weighs like a fifth of the home. */
const bedroomWeight = 0.2;

function distance(layout: Layout, { area, rooms }: UnitTemplate, wanted: number): number {
  const beyond = Math.max(area[0] - layout.builtArea, layout.builtArea - area[1], 0);
  const bedrooms = rooms === null || layout.bedrooms === null ? 0 : Math.abs(layout.bedrooms - rooms);
  return (2 * beyond + Math.abs(layout.builtArea - wanted)) / wanted + bedrooms * bedroomWeight;
}

/** One of the three layouts that come nearest to a template within the limits; nothing where none fits. */
export function chooseLayout({ template, limits, layouts, taken, random }: LayoutRequest): Layout | undefined {
  const wanted = random.between(template.area[0], template.area[1]);
  const fitting = layouts
    .filter(({ type, builtArea }) => type === template.type && builtArea >= limits.least && builtArea <= limits.most)
    .filter((layout) => !taken.has(layout))
    .map((layout) => ({ layout, far: distance(layout, template, wanted) }))
    .toSorted((a, b) => a.far - b.far || (a.layout.key < b.layout.key ? -1 : 1));
  const best = fitting[0]?.far ?? 0;
  const near = fitting.slice(0, 3).filter(({ far }) => far <= best + bedroomWeight);
  return near.length > 0 ? random.pick(near).layout : undefined;
}
