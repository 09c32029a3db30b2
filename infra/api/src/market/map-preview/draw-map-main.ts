import { buffer } from 'node:stream/consumers';
import { drawMap } from './draw-map.ts';

/** The program behind the pictures of maps: facts come on standard input, the picture leaves on the output. */
process.stdout.write(await drawMap(JSON.parse((await buffer(process.stdin)).toString())));
