import { type Light, lights, palettes } from '../palettes.ts';
import { type Random, randomOf } from '../random.ts';
import { drawing, gradient, rect, tag } from '../svg.ts';
import { building, countryHouse, type Look, rowHouses } from './building.ts';
import { background, canvas, foreground, type Landscape } from './setting.ts';

export const typologies = ['tower', 'mid-rise', 'twin', 'slab', 'row-houses', 'country-house', 'coast'] as const;
export type Typology = (typeof typologies)[number];

/** One picture of a building: the same seed gives the same building in another light or crop. */
export interface ElevationRequest {
  readonly seed: string;
  readonly typology: Typology;
  readonly light: Light['name'];
  readonly crop: 'whole' | 'entrance' | 'upper';
}

type View = readonly [x: number, y: number, width: number, height: number];

const lowCrops: Readonly<Record<ElevationRequest['crop'], View>> = {
  whole: [190, 205, 1230, 820],
  entrance: [400, 467, 810, 540],
  upper: [560, 500, 660, 440],
};
const blockCrops: Readonly<Record<ElevationRequest['crop'], View>> = {
  whole: [170, 160, 1290, 860],
  entrance: [330, 447, 870, 580],
  upper: [300, 330, 780, 520],
};
const towerCrops: Readonly<Record<ElevationRequest['crop'], View>> = {
  whole: [90, 40, 1440, 960],
  entrance: [330, 447, 870, 580],
  upper: [420, 120, 780, 520],
};
const cropsOf: Readonly<Record<Typology, Readonly<Record<ElevationRequest['crop'], View>>>> = {
  tower: towerCrops,
  coast: towerCrops,
  twin: towerCrops,
  'mid-rise': blockCrops,
  slab: blockCrops,
  'row-houses': lowCrops,
  'country-house': lowCrops,
};

/** Draws a facade as SVG, 1600 × 1067. */
export function elevation({ seed, typology, light: lightName, crop }: ElevationRequest): string {
  const random = randomOf(seed);
  const look: Look = { palette: random.pick(palettes), light: lights[lightName] };
  const landscape: Landscape = typology === 'coast' ? 'coast' : random.pick(['andes', 'andes', 'plain']);
  const { light } = look;
  return drawing(
    canvas.width,
    canvas.height,
    cropsOf[typology][crop],
    tag(
      'defs',
      {},
      gradient('sky', light.skyTop, light.skyBottom),
      gradient('glass', light.glassTop, light.glassBottom),
      relief(),
    ),
    background(random, light, landscape),
    masses(typology, random, look),
    foreground(random, light, landscape),
    rect(0, 0, canvas.width, canvas.height, { fill: light.shade }),
  );
}

function masses(typology: Typology, random: Random, look: Look): string {
  switch (typology) {
    case 'row-houses':
      return rowHouses(random.whole(4, 6), random, look);
    case 'country-house':
      return countryHouse(random, look);
    case 'mid-rise':
      return building(
        { x: 330, width: 900, floors: random.whole(5, 7), floorHeight: 84, bays: random.whole(6, 8), lobby: 96 },
        random,
        look,
      );
    case 'slab':
      return building(
        { x: 230, width: 1120, floors: random.whole(7, 9), floorHeight: 66, bays: random.whole(9, 11), lobby: 110 },
        random,
        look,
      );
    case 'twin':
      return (
        building(
          { x: 880, width: 330, floors: random.whole(11, 13), floorHeight: 50, bays: 4, lobby: 90 },
          random,
          look,
        ) +
        building(
          { x: 380, width: 390, floors: random.whole(12, 14), floorHeight: 50, bays: 4, lobby: 90 },
          random,
          look,
        )
      );
    default:
      return building(
        { x: 560, width: 440, floors: random.whole(13, 15), floorHeight: 50, bays: random.whole(4, 5), lobby: 96 },
        random,
        look,
      );
  }
}

function relief(): string {
  return tag(
    'linearGradient',
    { id: 'relief', x1: 0, y1: 0, x2: 1, y2: 0 },
    tag('stop', { offset: 0, 'stop-color': '#FFFFFF', 'stop-opacity': 0.16 }),
    tag('stop', { offset: 1, 'stop-color': '#000000', 'stop-opacity': 0.2 }),
  );
}
