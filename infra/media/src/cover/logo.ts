import { randomOf } from '../random.ts';
import { circle, drawing, path, rect } from '../svg.ts';

const colours = ['#0B5D43', '#A65B3F', '#1F5FA8', '#6A3E9E', '#7A5000', '#12201A', '#1B6E40', '#B3372B'] as const;

/** An abstract mark for a fictional builder, 512 × 512. */
export function logo(seed: string): string {
  const random = randomOf(`logo ${seed}`);
  const colour = random.pick(colours);
  const accent = '#F5B81C';
  const marks = [
    () =>
      rect(128, 148, 96, 236, { fill: colour }) +
      rect(240, 208, 96, 176, { fill: colour }) +
      rect(352, 108, 32, 276, { fill: accent }),
    () => path('M256 96L416 224V400H96V224Z', { fill: colour }) + rect(224, 272, 64, 128, { fill: accent }),
    () =>
      circle(256, 256, 148, { fill: colour }) +
      path('M108 256h296M256 108v296', { stroke: '#FFFFFF', 'stroke-width': 24 }) +
      circle(256, 256, 44, { fill: accent }),
    () => path('M96 400L256 112L416 400Z', { fill: colour }) + path('M176 400L256 256L336 400Z', { fill: accent }),
    () =>
      [0, 1, 2]
        .map((row) => rect(112 + row * 40, 128 + row * 92, 288 - row * 80, 72, { fill: row === 1 ? accent : colour }))
        .join(''),
    () =>
      path('M112 384V192a144 144 0 0 1 288 0v192h-88V216a56 56 0 0 0-112 0v168z', { fill: colour }) +
      circle(256, 344, 40, { fill: accent }),
  ] as const;
  return drawing(512, 512, [0, 0, 512, 512], rect(0, 0, 512, 512, { fill: '#FFFFFF' }), random.pick(marks)());
}
