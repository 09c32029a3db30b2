export type FeatureKind =
  | 'tower'
  | 'slab'
  | 'house'
  | 'villa'
  | 'parcel'
  | 'club'
  | 'pool'
  | 'lagoon'
  | 'playground'
  | 'court'
  | 'parking'
  | 'plaza'
  | 'garden'
  | 'gate'
  | 'grill'
  | 'orchard'
  | 'lake'
  | 'road'
  | 'path'
  | 'sea'
  | 'sand'
  | 'bank';

/** Something on the ground, in units of the sheet; a name puts it into the legend. */
export interface Feature {
  readonly kind: FeatureKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name?: string;
  /** What is written on it, as the letter of a tower. */
  readonly mark?: string;
}

export interface Site {
  readonly slug: string;
  readonly typology: string;
  readonly title: string;
  readonly alt: string;
  readonly features: readonly Feature[];
  /** How green it is: trees tried on free ground. */
  readonly trees: number;
  readonly hasPalms?: boolean;
}

type Box = readonly [x: number, y: number, width: number, height: number];

export function feature(
  kind: FeatureKind,
  [x, y, width, height]: Box,
  words: { name?: string; mark?: string } = {},
): Feature {
  return { kind, x, y, width, height, ...words };
}

/** The same thing again and again along a line; the first of them has the name. */
export function row(
  kind: FeatureKind,
  [x, y, width, height]: Box,
  repeat: { count: number; dx?: number; dy?: number; name?: string },
): Feature[] {
  const { count, dx = 0, dy = 0, name } = repeat;
  return Array.from({ length: count }, (_, index) =>
    feature(kind, [x + dx * index, y + dy * index, width, height], index === 0 && name ? { name } : {}),
  );
}
