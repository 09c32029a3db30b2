import { drawApart } from '../../pictures/drawing/draw-apart.ts';
import type { CardFacts } from './card-facts.ts';

const program = new URL('draw-card-main.ts', import.meta.url);

/** Draws a card in a process of its own. */
export function drawCardApart(facts: CardFacts, photo: Buffer | undefined): Promise<Buffer> {
  return drawApart(program, { facts, photo: photo?.toString('base64') });
}
