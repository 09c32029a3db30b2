/** A point of a drawing that opens a picture, as it is being filled in. */
export interface PointDraft {
  readonly name: string;
  /** Null until one is chosen. */
  readonly image: string | null;
  /** Fractions of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
}

/** A drawing of a floor, as it is being filled in. */
export interface BlueprintDraft {
  readonly floor: string;
  readonly name: string;
  readonly image: string | null;
  readonly drop_points: readonly PointDraft[];
}

export const emptyBlueprint: BlueprintDraft = { floor: '', name: '', image: null, drop_points: [] };

/** A point that was put somewhere and has neither name nor picture yet. */
export function newPoint({ x, y }: Pick<PointDraft, 'x' | 'y'>): PointDraft {
  return { name: '', image: null, x, y };
}
