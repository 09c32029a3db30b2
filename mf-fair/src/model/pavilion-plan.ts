/** A rectangle of the plan in its own units: a stand is 96 wide, an aisle 40 deep. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The plan of a pavilion: its size, the halls at the top and one place for each stand in their order. */
export interface PavilionPlan {
  readonly width: number;
  readonly height: number;
  readonly hall: Spot;
  readonly desk: Spot;
  readonly stands: readonly Spot[];
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const columns = 5;
const side = 96;
const gap = 4;
const aisle = 40;
const edge = 12;
const top = 88;

const widthOf = (count: number) => count * side + (count - 1) * gap;

/** Lays the stands out in rows of five, two rows back to back, with an aisle around each pair. */
export function planOf(stands: number): PavilionPlan {
  const rows = Math.ceil(stands / columns);
  const rowTop = (row: number) => edge + top + aisle + row * (side + gap) + Math.floor(row / 2) * (aisle - gap);
  const spot = (column: number, y: number, wide: number, height: number): Spot => ({
    x: edge + column * (side + gap),
    y,
    width: widthOf(wide),
    height,
  });
  return {
    width: 2 * edge + widthOf(columns),
    height: rowTop(Math.max(rows - 1, 0)) + side + aisle + edge,
    hall: spot(0, edge, 3, top),
    desk: spot(3, edge, 2, top),
    stands: Array.from({ length: stands }, (_, index) =>
      spot(index % columns, rowTop(Math.floor(index / columns)), 1, side),
    ),
  };
}

/**
 * The place that an arrow leads to from another one: the nearest whose middle lies in that direction, those straight
 * ahead before those aside. Gives the index; the same one at the edge.
 */
export function nextSpot(spots: readonly Spot[], from: number, direction: Direction): number {
  const start = spots[from];
  if (!start) return from;
  const here = middleOf(start);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const cost = index === from ? undefined : costOf(here, middleOf(spot), direction);
    if (cost !== undefined && cost < least) [best, least] = [index, cost];
  }
  return best;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ x, y, width, height }: Spot): Point => ({ x: x + width / 2, y: y + height / 2 });

/** How far a place is for whoever walks in a direction; what is aside counts more. Undefined where it is not ahead. */
function costOf(from: Point, to: Point, direction: Direction): number | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isAcross = direction === 'left' || direction === 'right';
  const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
  const aside = Math.abs(isAcross ? dy : dx);
  // Along a row nobody changes it.
  if (ahead <= 0 || (isAcross && aside >= side / 2)) return undefined;
  return ahead + aside * 3;
}

const lettersOfLine = 13;
const mostLines = 3;

/** A name in lines that fit into a stand; what does not is on its page. */
export function linesOf(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const joined = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && joined.length <= lettersOfLine) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.slice(0, mostLines);
}
