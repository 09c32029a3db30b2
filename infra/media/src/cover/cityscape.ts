import { type Light, lights, palettes } from '../palettes.ts';
import { type Random, randomOf } from '../random.ts';
import { drawing, gradient, path, rect, round, tag } from '../svg.ts';

/** A city of blocks between hills and sky, or sea, 1600 × 1067. */
export function cityscape(seed: string, isCoastal: boolean): string {
  const random = randomOf(`city ${seed}`);
  const light = lights[random.pick<Light['name']>(['day', 'golden', 'dusk'])];
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 16 }, (_, index) => {
      const height = random.between(120, 420) * (0.55 + row * 0.25);
      const x = index * 104 + random.between(-30, 30);
      const y = 760 + row * 110 - height;
      const width = random.between(54, 100);
      const wall = random.pick(palettes)[row === 2 ? 'wall' : 'wallDark'];
      return (
        rect(x, y, width, height + 200, { fill: wall, opacity: 0.55 + row * 0.22 }) +
        windows(random, { x, y, width, height }, light.lit)
      );
    }),
  );
  const ridge = isCoastal
    ? ''
    : path(
        `M0 620C300 ${round(random.between(300, 460))} 620 ${round(random.between(420, 560))} 860 ${round(random.between(280, 420))}S1400 480 1600 ${round(random.between(340, 480))}V1067H0Z`,
        { fill: light.hill, opacity: 0.75 },
      );
  const sea = isCoastal ? rect(0, 900, 1600, 170, { fill: '#6FA9B5' }) : '';
  return drawing(
    1600,
    1067,
    [0, 0, 1600, 1067],
    tag('defs', {}, gradient('sky', light.skyTop, light.skyBottom)),
    rect(0, 0, 1600, 1067, { fill: 'url(#sky)' }),
    ridge,
    ...rows,
    sea,
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function windows(random: Random, box: Box, lit: number): string {
  const columns = Math.floor(box.width / 18);
  const rows = Math.floor(box.height / 24);
  return Array.from({ length: columns * rows }, (_, index) =>
    rect(box.x + 6 + (index % columns) * 17, box.y + 10 + Math.floor(index / columns) * 23, 9, 12, {
      fill: random.chance(lit) ? '#F6D58B' : '#2B3A40',
      opacity: 0.45,
    }),
  ).join('');
}
