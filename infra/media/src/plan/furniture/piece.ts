/** Centimetres on the floor. */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Furniture with its back at y 0 and its front towards y `depth`, drawn in centimetres. */
export interface Piece {
  readonly id: string;
  readonly width: number;
  readonly depth: number;
  readonly drawing: string;
}

/** A piece in its place, turned by quarters of a circle. */
export interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90 | 180 | 270;
  readonly footprint: Footprint;
}

export function overlap(a: Footprint, b: Footprint): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
