import type { fitTexts } from '../texts/fit-texts.ts';

export type PieceKind = keyof (typeof fitTexts)['pieces'];

/** Sides in centimetres, seen from above: the back is the width. */
export interface PieceSize {
  readonly widthCm: number;
  readonly depthCm: number;
}

/** What shops sell most. */
export const usualSizes: Record<PieceKind, PieceSize> = {
  sofa: { widthCm: 210, depthCm: 90 },
  loveseat: { widthCm: 160, depthCm: 90 },
  corner: { widthCm: 250, depthCm: 160 },
  single: { widthCm: 100, depthCm: 190 },
  double: { widthCm: 140, depthCm: 190 },
  queen: { widthCm: 160, depthCm: 190 },
  king: { widthCm: 200, depthCm: 200 },
  cot: { widthCm: 70, depthCm: 130 },
  table: { widthCm: 120, depthCm: 80 },
  largeTable: { widthCm: 180, depthCm: 90 },
  desk: { widthCm: 120, depthCm: 60 },
  wardrobe: { widthCm: 150, depthCm: 60 },
  fridge: { widthCm: 75, depthCm: 75 },
  washer: { widthCm: 65, depthCm: 65 },
  own: { widthCm: 100, depthCm: 60 },
};

export const leastCm = 20;
export const mostCm = 600;

/** Whether a side can be one of a piece of furniture. */
export const isSide = (centimetres: number | undefined): centimetres is number =>
  centimetres !== undefined && centimetres >= leastCm && centimetres <= mostCm;
