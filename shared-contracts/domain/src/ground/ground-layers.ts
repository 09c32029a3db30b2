/** Layers of a tile of the ground, in the order in which they are drawn. */
export const groundLayers = [
  'land',
  'water',
  'coast',
  'urban',
  'border',
  'river',
  'road',
  'transit',
  'station',
  'name',
] as const;
export type GroundLayer = (typeof groundLayers)[number];

/** From which zoom to which a line stands, and its width in pixels at some zooms. */
export interface GroundLine {
  readonly from: number;
  readonly to: number;
  /** Zoom and width, rising; between them the width grows evenly. */
  readonly widths: readonly (readonly [zoom: number, pixels: number])[];
}

/** Lines by `layer/kind`, the ones below first. */
export const groundLines = {
  'border/neighbourhood': {
    from: 13,
    to: 20,
    widths: [
      [13, 0.5],
      [16, 1],
    ],
  },
  'border/zone': {
    from: 10,
    to: 20,
    widths: [
      [10, 0.6],
      [14, 1.2],
    ],
  },
  'border/municipality': {
    from: 8,
    to: 14,
    widths: [
      [8, 0.4],
      [12, 1],
    ],
  },
  'border/department': {
    from: 4,
    to: 14,
    widths: [
      [4, 0.5],
      [10, 1.2],
    ],
  },
  'river/far': {
    from: 4.5,
    to: 10,
    widths: [
      [4.5, 0.6],
      [10, 2],
    ],
  },
  'river/near': {
    from: 10,
    to: 20,
    widths: [
      [10, 1],
      [16, 4],
    ],
  },
  'road/minor': {
    from: 12,
    to: 20,
    widths: [
      [12, 0.8],
      [14, 2],
      [18, 4.5],
    ],
  },
  'road/primary': {
    from: 10.5,
    to: 20,
    widths: [
      [10.5, 0.8],
      [13, 2.4],
      [18, 7],
    ],
  },
  'road/major': {
    from: 9,
    to: 20,
    widths: [
      [9, 0.7],
      [11, 1.5],
      [13, 2.8],
      [18, 9],
    ],
  },
  'transit/line': {
    from: 10.5,
    to: 20,
    widths: [
      [10.5, 1],
      [14, 2],
      [18, 3],
    ],
  },
} as const satisfies Readonly<Record<string, GroundLine>>;
export type GroundLineName = keyof typeof groundLines;

/** The width of a line at a zoom, pixels. */
export function widthAt({ widths }: GroundLine, zoom: number): number {
  const after = widths.findIndex(([at]) => at >= zoom);
  const [next, before] = [widths[after], widths[after - 1]];
  if (!next) return widths.at(-1)?.[1] ?? 1;
  if (!before) return next[1];
  const share = (zoom - before[0]) / (next[0] - before[0]);
  return before[1] + share * (next[1] - before[1]);
}

/** From which zoom to which names of the ground stand. */
export const groundNames = {
  municipality: { from: 8.6, to: 12.5 },
  zone: { from: 10.6, to: 14.5 },
  road: { from: 12.4, to: 20 },
  neighbourhood: { from: 13.4, to: 20 },
  station: { from: 14, to: 20 },
} as const;
export type GroundNameKind = keyof typeof groundNames;

/** From which zoom stations are dots. */
export const stationsFrom = 12.2;
