import type { GroundLineName } from '@umbral/domain/ground/ground-layers.ts';
import type { MapColours } from './map-colours.ts';

/** Colours of the ground: shades of the theme's own, so quiet that homes stand out. */
export interface GroundColours {
  readonly water: string;
  readonly urban: string;
  readonly station: string;
  readonly lines: Readonly<Record<GroundLineName, string>>;
}

const known = new WeakMap<MapColours, GroundColours>();

export function groundColours(colours: MapColours): GroundColours {
  const made = known.get(colours) ?? mixed(colours);
  known.set(colours, made);
  return made;
}

function mixed({ water: sunken, home, land, ink, line, border, sea, river, transit }: MapColours): GroundColours {
  const water = mix(sunken, sea, 0.7);
  const transitLine = mix(home, transit, 0.5);
  return {
    water,
    urban: mix(home, ink, 0.045),
    station: transitLine,
    lines: {
      'border/neighbourhood': mix(line, land, 0.3),
      'border/zone': mix(line, border, 0.45),
      'border/municipality': mix(line, border, 0.2),
      'border/department': mix(line, border, 0.6),
      'river/far': mix(water, river, 0.25),
      'river/near': mix(water, river, 0.18),
      'road/minor': mix(line, home, 0.25),
      'road/primary': mix(line, home, 0.1),
      'road/major': mix(line, border, 0.12),
      'transit/line': transitLine,
    },
  };
}

/** A colour between two of the form `#rrggbb` or `#rgb`; the first where one is written otherwise. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  if (!a || !b) return from;
  const between = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share));
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] | undefined {
  const [, ...parts] = /^#(..?)(..?)(..?)$/.exec(colour) ?? [];
  return parts.length === 3 ? parts.map((part) => Number.parseInt(part.padEnd(2, part), 16)) : undefined;
}
