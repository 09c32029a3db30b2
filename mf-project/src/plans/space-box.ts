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

/** Width of a drawing for which marks and letters are made. */
const drawnWidth = 480;
/** Points of a drawing to one of its marks. */
export const pointsOf = ({ image }: PlanDrawing) => image.width / drawnWidth;

const corner = 19;

/** Where its number stands: at an edge, where there is room for it and for the words in the middle. */
export function markPlace(plan: PlanDrawing, space: PlanSpace): { readonly x: number; readonly y: number } {
  const box = boxOf(plan, space);
  const edge = corner * pointsOf(plan);
  const isRoomy = (side: number) => side > edge * 3;
  const middle = { x: space.x * plan.image.width, y: space.y * plan.image.height };
  if (!box) return middle;
  return {
    x: isRoomy(box.width) ? box.x + edge : middle.x,
    y: isRoomy(box.height) ? box.y + edge : middle.y,
  };
}

const rulerLengths = [50, 20, 10, 5, 2, 1];
const rulerShare = 0.3;

/** Metres of the ruler under a drawing: as many as look well, and round. */
export function rulerMetres(widthM: number): number {
  return rulerLengths.find((metres) => metres <= widthM * rulerShare) ?? 0.5;
}
