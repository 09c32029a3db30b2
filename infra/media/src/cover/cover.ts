import { type Light, lights, palettes } from '../palettes.ts';
import { randomOf } from '../random.ts';
import { circle, drawing, gradient, path, rect, round, tag } from '../svg.ts';

/** An editorial cover: a plan laid over a landscape of large shapes, 1600 × 900. */
export function cover(seed: string): string {
  const random = randomOf(`cover ${seed}`);
  const palette = random.pick(palettes);
  const light = lights[random.pick<Light['name']>(['day', 'golden'])];
  const blocks = Array.from({ length: 7 }, (_, index) => {
    const height = random.between(160, 560);
    return rect(index * 240 - 60 + random.between(-30, 30), 900 - height, random.between(110, 220), height, {
      fill: random.pick([palette.wall, palette.wallDark, palette.accent, light.hill]),
      opacity: 0.92,
    });
  });
  const scale = 62;
  const rooms = [
    [0, 0, 5, 4],
    [5, 0, 3, 4],
    [0, 4, 3, 4],
    [3, 4, 5, 4],
  ].map(([x = 0, y = 0, width = 0, height = 0]) =>
    rect(x * scale, y * scale, width * scale, height * scale, { fill: 'none', stroke: '#12201A', 'stroke-width': 5 }),
  );
  return drawing(
    1600,
    900,
    [0, 0, 1600, 900],
    tag('defs', {}, gradient('sky', light.skyTop, light.skyBottom)),
    rect(0, 0, 1600, 900, { fill: 'url(#sky)' }),
    circle(random.between(200, 1400), random.between(140, 320), random.between(70, 120), {
      fill: '#F5B81C',
      opacity: 0.9,
    }),
    path(
      `M0 ${round(random.between(520, 640))}C400 ${round(random.between(380, 560))} 900 ${round(random.between(560, 700))} 1600 ${round(random.between(420, 600))}V900H0Z`,
      { fill: light.hill, opacity: 0.5 },
    ),
    ...blocks,
    tag(
      'g',
      { transform: `translate(${round(random.between(420, 760))} 240)` },
      rect(-40, -40, 820, 620, { fill: '#FFFFFF', opacity: 0.94 }),
      ...rooms,
    ),
  );
}
