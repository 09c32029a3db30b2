import satori from 'satori';
import sharp from 'sharp';
import type { CardFacts } from './card-facts.ts';
import { cardFonts } from './card-fonts.ts';
import { cardLayout, cardSize, photoHeight } from './card-layout.ts';

/** Draws a card as a JPEG, which every network reads; without a photo its colour stands in. */
export async function drawCard(facts: CardFacts, photo: Buffer | undefined): Promise<Buffer> {
  const words = await satori(cardLayout(facts), { ...cardSize, fonts: [...cardFonts] });
  const layers = photo ? [{ input: await fitted(photo), top: 0, left: 0 }] : [];
  return sharp({ create: { ...cardSize, channels: 3, background: facts.color } })
    .composite([...layers, { input: Buffer.from(words), top: 0, left: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function fitted(photo: Buffer): Promise<Buffer> {
  return sharp(photo).resize(cardSize.width, photoHeight, { fit: 'cover' }).toBuffer();
}
