import { buffer } from 'node:stream/consumers';
import { drawCard } from './draw-card.ts';

/** The program behind `drawCardApart`: a card's facts and photo come on standard input, its JPEG leaves on the output. */
const { facts, photo } = JSON.parse((await buffer(process.stdin)).toString());
process.stdout.write(await drawCard(facts, photo ? Buffer.from(photo, 'base64') : undefined));
