import { planMark } from '@umbral/domain/media/plan-mark.ts';
import type { PlanDrawing, PlanSpace } from '../model/project-data.ts';

export interface SpaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a space lies on its drawing, in the drawing's points; nothing where no size is known. */
export function boxOf({ widthM, image }: PlanDrawing, space: PlanSpace): SpaceBox | undefined {
  if (!widthM || !space.widthM || !space.depthM) return undefined;
  const points = image.width / widthM;
  const width = space.widthM * points;
  const height = space.depthM * points;
  return { x: space.x * image.width - width / 2, y: space.y * image.height - height / 2, width, height };
}

/** Points of a drawing to one for which marks and letters are made. */
export const pointsOf = ({ image }: PlanDrawing) => image.width / planMark.drawnWidth;

/** Where its number stands: in the lower right corner, half on the walls, which our own drawings keep free of names. */
export function markPlace(plan: PlanDrawing, space: PlanSpace): { readonly x: number; readonly y: number } {
  const box = boxOf(plan, space);
  if (!box) return { x: space.x * plan.image.width, y: space.y * plan.image.height };
  const inset = planMark.inset * pointsOf(plan);
  return { x: box.x + box.width - inset, y: box.y + box.height - inset };
}

const rulerLengths = [50, 20, 10, 5, 2, 1];
const rulerShare = 0.3;

/** Metres of the ruler under a drawing: as many as look well, and round. */
export function rulerMetres(widthM: number): number {
  return rulerLengths.find((metres) => metres <= widthM * rulerShare) ?? 0.5;
}
