/** A spot of a lattice, in rows and columns. */
export type LatticeSpot = readonly [row: number, column: number];

/**
 * Rings around everything of a lattice of `size` rows and columns whose value is below zero (marching squares), the
 * largest first; holes in them are filled, and what is smaller than two squares is left out.
 */
export function levelRings(size: number, valueAt: (row: number, column: number) => number): LatticeSpot[][] {
  // A border that is never below zero closes every ring.
  const values = Array.from({ length: size + 2 }, (_, row) =>
    Array.from({ length: size + 2 }, (__, column) => {
      const isBorder = row === 0 || column === 0 || row > size || column > size;
      return isBorder ? 1 : valueAt(row - 1, column - 1);
    }),
  );
  const pieces = new Map<string, Piece>();
  for (let row = 0; row <= size; row++)
    for (let column = 0; column <= size; column++)
      for (const piece of piecesOf(values, row, column)) pieces.set(keyOf(piece.from), piece);
  return ringsOf(pieces)
    .map((ring) => ({ ring, area: signedArea(ring) }))
    .filter(({ area }) => area > 2)
    .toSorted((a, b) => b.area - a.area)
    .map(({ ring }) => ring.map(([row, column]) => [row - 1, column - 1] as const));
}

/** A piece of a ring, with what is below zero on its left. */
interface Piece {
  readonly from: LatticeSpot;
  readonly to: LatticeSpot;
}

/** Corners of a square against the clock, rows to the north; side `n` leads from corner `n` to the next. */
const corners = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
] as const;

/** What of the rings runs through one square: each begins where the border enters what is below zero. */
function piecesOf(values: readonly (readonly number[])[], row: number, column: number): Piece[] {
  const spots = corners.map(([up, right]) => [row + up, column + right] as const);
  const at = spots.map(([r, c]) => values[r]?.[c] ?? 1);
  const leaving: number[] = [];
  const entering: number[] = [];
  for (let side = 0; side < 4; side++) {
    const [isIn, isNextIn] = [(at[side] ?? 1) < 0, (at[(side + 1) % 4] ?? 1) < 0];
    if (isIn && !isNextIn) leaving.push(side);
    if (!isIn && isNextIn) entering.push(side);
  }
  const crossing = (side: number): LatticeSpot => {
    const next = (side + 1) % 4;
    const [[r = 0, c = 0] = [], [nextR = 0, nextC = 0] = []] = [spots[side], spots[next]];
    const [here, there] = [at[side] ?? 1, at[next] ?? 1];
    const part = here / (here - there);
    // Exactly on a corner two rings would share a spot.
    const inner = Math.min(0.98, Math.max(0.02, part));
    return [r + (nextR - r) * inner, c + (nextC - c) * inner];
  };
  // From where one leaves to where one enters again: what is below zero stays on the left. Two corners that face each
  // other are kept apart.
  return leaving.flatMap((side) => {
    const back = entering.toSorted((a, b) => ((side - a + 4) % 4) - ((side - b + 4) % 4))[0];
    return back === undefined ? [] : [{ from: crossing(side), to: crossing(back) }];
  });
}

function ringsOf(pieces: Map<string, Piece>): LatticeSpot[][] {
  const rings: LatticeSpot[][] = [];
  for (let [first] = pieces.values(); first; [first] = pieces.values()) {
    const ring: LatticeSpot[] = [];
    for (let piece: Piece | undefined = first; piece; piece = pieces.get(keyOf(piece.to))) {
      pieces.delete(keyOf(piece.from));
      ring.push(piece.from);
    }
    rings.push(ring);
  }
  return rings;
}

function keyOf([row, column]: LatticeSpot): string {
  return `${row.toFixed(6)} ${column.toFixed(6)}`;
}

/** Twice the area of a ring, above zero where what it holds is on its left: a hole is below. */
function signedArea(ring: readonly LatticeSpot[]): number {
  return ring.reduce((sum, [row, column], index) => {
    const [nextRow, nextColumn] = ring[(index + 1) % ring.length] ?? [row, column];
    return sum + column * nextRow - nextColumn * row;
  }, 0);
}
