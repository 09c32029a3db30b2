import type { RoomKind, Side, Surroundings } from './layout.ts';
import type { Tiling } from './tiling.ts';

/** Two rooms and how one gets from one to the other; a leaf swings into the second. */
export type Link = readonly [from: string, to: string, kind?: 'door' | 'open'];

/** Something under the sky along one side of a room, behind the outer wall. */
export interface Outside {
  readonly name: string;
  readonly kind: RoomKind;
  readonly side: Side;
  /** The first and the last room whose edge it follows. */
  readonly along: readonly [string, string];
  /** Centimetres out from the wall. */
  readonly reach: number;
  /** The room with the door to it; none for open ground that is reached from the street. */
  readonly from: string | null;
}

export interface DraftLevel {
  readonly name: string;
  readonly tiling: Tiling;
  /** Centimetres that this level starts from the left of the lowest one and its own width, where it is narrower. */
  readonly inset?: { readonly x: number; readonly width: number };
  readonly links: readonly Link[];
  readonly entrance?: { readonly room: string; readonly side: Side; readonly kind?: 'entrance' | 'shutter' };
  readonly outside?: readonly Outside[];
}

/** A layout before it is measured: what a family answers for one size. */
export interface Draft {
  readonly width: number;
  readonly depth: number;
  readonly surroundings: Surroundings;
  readonly levels: readonly DraftLevel[];
}

/** What a family is asked for: a size in centimetres and three sliders from 0 to 1 of its own meaning. */
export interface Shape {
  readonly width: number;
  readonly depth: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export interface Family {
  /** Name on the drawing. */
  readonly name: string;
  readonly slug: string;
  /** Width over depth, from and to. */
  readonly ratio: readonly [number, number];
  /** Floors that share the built area. */
  readonly floors: number;
  draft(shape: Shape): Draft;
}

/** A value between two, rounded to five centimetres. */
export function between(low: number, high: number, slider: number): number {
  return Math.round((low + (high - low) * slider) / 5) * 5;
}

export const throughFlat: Surroundings = { top: 'facade', right: 'party', bottom: 'facade', left: 'party' };
export const cornerFlat: Surroundings = { top: 'facade', right: 'party', bottom: 'facade', left: 'facade' };
export const oneFront: Surroundings = { top: 'facade', right: 'party', bottom: 'party', left: 'party' };
export const detached: Surroundings = { top: 'facade', right: 'facade', bottom: 'facade', left: 'facade' };
