import satori from 'satori';
import sharp from 'sharp';
import { cardFonts } from '../open-graph/card-fonts.ts';
import { groundPieces, noGround } from './ground-pieces.ts';
import type { MapFacts } from './map-facts.ts';
import { groundOf, scale, walks } from './map-ground.ts';
import { labelSize, labelsOf, type MapLabel } from './map-labels.ts';
import { mapPictureTexts } from './map-picture-texts.ts';
import { mapSize } from './map-plane.ts';

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, children: string | readonly object[]) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const colours = { home: '#12201a', place: '#59685f', project: '#0b5d43', road: '#59685f' } as const;

function labelBox({ text, kind, left, top, width, height, angle }: MapLabel) {
  return box(
    {
      position: 'absolute',
      left,
      top,
      width,
      height,
      justifyContent: 'center',
      color: colours[kind],
      fontSize: labelSize(kind),
      fontWeight: kind === 'project' || kind === 'road' ? 500 : 700,
      ...(angle === undefined ? {} : { transform: `rotate(${(angle * 180) / Math.PI}deg)` }),
      letterSpacing: kind === 'place' ? 1 : 0,
      lineHeight: 1,
      // Other projects may stand right under the name of this one.
      backgroundColor: kind === 'home' ? 'rgba(235, 239, 234, 0.8)' : 'transparent',
    },
    text,
  );
}

const small = (left: number, top: number, text: string) =>
  box({ position: 'absolute', left, top, fontSize: 13, color: '#59685f', lineHeight: 1 }, text);

/** Draws the surroundings of a home as a picture; the words are drawn with the portal's own letters. */
export async function drawMap(facts: MapFacts): Promise<Buffer> {
  const ground = facts.ground === undefined ? noGround : await groundPieces(facts.ground, facts.home);
  const words = [
    ...(ground.svg === '' ? [] : [small(mapSize.width - 470, mapSize.height - 20, mapPictureTexts.credit)]),
    ...labelsOf(facts, ground.names).map(labelBox),
    ...walks.map(({ minutes, radius }) =>
      small(mapSize.width / 2 + radius + 5, mapSize.height / 2 + 4, `${minutes} min`),
    ),
    small(scale.left + scale.width + 8, scale.top - 12, `${scale.metres} m`),
    small(mapSize.width - 34, 56, 'N'),
  ];
  const layer = await satori(box({ width: '100%', height: '100%', fontFamily: 'Figtree' }, words), {
    ...mapSize,
    fonts: [...cardFonts],
  });
  return sharp(Buffer.from(groundOf(facts, ground.svg)))
    .composite([{ input: Buffer.from(layer), top: 0, left: 0 }])
    .webp({ quality: 86 })
    .toBuffer();
}
