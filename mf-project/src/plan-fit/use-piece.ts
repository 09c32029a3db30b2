import { useState } from 'react';
import type { PlanDrawing } from '../model/project-data.ts';
import { middleOf, type Piece, roomsFor, roomsOf } from './fit.ts';
import { isSide, type PieceKind, usualSizes } from './furniture.ts';

interface Draft {
  readonly kind: PieceKind;
  /** Undefined while the field is empty. */
  readonly widthCm: number | undefined;
  readonly depthCm: number | undefined;
  readonly isTurned: boolean;
  readonly x: number;
  readonly y: number;
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** One piece of furniture over a plan: what it is, its sides, and where it lies. */
export function usePiece(plan: PlanDrawing) {
  const { widthM = 1, image } = plan;
  const heightM = (widthM * image.height) / image.width;
  const rooms = roomsOf(plan);
  const [draft, setDraft] = useState<Draft>(() => placedAnew('sofa', plan));
  const { widthCm, depthCm, isTurned, x, y } = draft;
  const piece: Piece | undefined =
    isSide(widthCm) && isSide(depthCm)
      ? { x, y, width: (isTurned ? depthCm : widthCm) / 100, depth: (isTurned ? widthCm : depthCm) / 100 }
      : undefined;
  return {
    draft,
    piece,
    rooms,
    heightM,
    choose: (kind: PieceKind) => setDraft(placedAnew(kind, plan)),
    setWidth: (value: number | undefined) => setDraft((now) => ({ ...now, widthCm: value })),
    setDepth: (value: number | undefined) => setDraft((now) => ({ ...now, depthCm: value })),
    turn: () => setDraft((now) => ({ ...now, isTurned: !now.isTurned })),
    lay: (place: { readonly x: number; readonly y: number; readonly isTurned?: boolean }) =>
      setDraft((now) => ({ ...now, ...place, x: within(place.x, widthM), y: within(place.y, heightM) })),
    move: (by: { readonly x: number; readonly y: number }) =>
      setDraft((now) => ({ ...now, x: within(now.x + by.x, widthM), y: within(now.y + by.y, heightM) })),
  };
}

/** In the largest room that takes it, or in the middle of the drawing. */
function placedAnew(kind: PieceKind, plan: PlanDrawing): Draft {
  const { widthCm, depthCm } = usualSizes[kind];
  const [fit] = roomsFor({ width: widthCm / 100, depth: depthCm / 100 }, roomsOf(plan));
  const { widthM = 1, image } = plan;
  const place = fit ? middleOf(fit.room) : { x: widthM / 2, y: (widthM * image.height) / image.width / 2 };
  return { kind, widthCm, depthCm, isTurned: fit?.isTurned ?? false, ...place };
}
