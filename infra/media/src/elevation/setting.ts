import type { Light } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, path, rect, round, tag } from '../svg.ts';

/** Size of every elevation and the height of its ground line. */
export const canvas = { width: 1600, height: 1067, ground: 930 } as const;

export type Landscape = 'andes' | 'coast' | 'plain';

/** Sky, sun, hills or sea, and a pale city behind. */
export function background(random: Random, light: Light, landscape: Landscape): string {
  const sun = circle(random.between(1150, 1480), light.name === 'day' ? 170 : 560, 90, {
    fill: '#FFF6DA',
    opacity: 0.5,
  });
  const far = landscape === 'andes' ? [620, 700, 790] : [800, 840];
  const hills = far.map((base, index) =>
    path(ridge(random, base, landscape === 'andes' ? 150 - index * 35 : 28), {
      fill: light.hill,
      opacity: 0.22 + index * 0.16,
    }),
  );
  const sea = landscape === 'coast' ? rect(0, 815, canvas.width, 130, { fill: '#7FB3BC', opacity: 0.85 }) : '';
  return [
    rect(0, 0, canvas.width, canvas.height, { fill: 'url(#sky)' }),
    sun,
    ...hills,
    sea,
    skyline(random, light),
  ].join('');
}

function ridge(random: Random, base: number, height: number): string {
  const points = Array.from({ length: 9 }, (_, index) => [index * 200, base - random.between(0, height)] as const);
  const curve = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] ?? [0, base];
    return `C${round(px + 100)} ${round(py)} ${round(x - 100)} ${round(y)} ${round(x)} ${round(y)}`;
  });
  return `M0 ${canvas.height}L0 ${round(points[0]?.[1] ?? base)}${curve.join('')}L1600 ${canvas.height}Z`;
}

function skyline(random: Random, light: Light): string {
  const blocks = Array.from({ length: 26 }, () => {
    const height = random.between(30, 150);
    return rect(random.between(-20, 1580), canvas.ground - height, random.between(26, 64), height, {
      fill: light.hill,
      opacity: 0.26,
    });
  });
  return tag('g', {}, ...blocks);
}

/** Pavement, planting and trees before the building. */
export function foreground(random: Random, light: Light, landscape: Landscape): string {
  const pavement = [
    rect(0, canvas.ground, canvas.width, canvas.height - canvas.ground, { fill: light.ground }),
    rect(0, canvas.ground + 52, canvas.width, 3, { fill: '#00000018' }),
    rect(0, canvas.ground + 88, canvas.width, 60, { fill: '#5B605C', opacity: 0.55 }),
  ];
  const trees = Array.from({ length: 5 }, (_, index) => {
    const x = index * 380 + random.between(-60, 120);
    return landscape === 'coast' ? palm(random, light, x) : tree(random, light, x);
  });
  const shrubs = Array.from({ length: 46 }, () => shrub(random, light));
  return [...pavement, ...shrubs, ...trees, ...people(random)].join('');
}

function tree(random: Random, light: Light, x: number): string {
  const height = random.between(150, 250);
  const top = canvas.ground + 30 - height;
  const trunk = path(
    `M${round(x)} ${canvas.ground + 36}C${round(x + 3)} ${round(top + 120)} ${round(x - 4)} ${round(top + 90)} ${round(x)} ${round(top + 40)}`,
    {
      stroke: '#5A4A3B',
      'stroke-width': 9,
      fill: 'none',
    },
  );
  const crown = Array.from({ length: 34 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    return circle(
      x + Math.cos(angle) * reach * height * 0.34,
      top + 46 + Math.sin(angle) * reach * height * 0.27,
      random.between(9, 24),
      {
        fill: random.pick(light.leaf),
        opacity: random.between(0.7, 1),
      },
    );
  });
  return trunk + crown.join('');
}

function palm(random: Random, light: Light, x: number): string {
  const height = random.between(220, 320);
  const top = canvas.ground + 30 - height;
  const lean = random.between(-26, 26);
  const trunk = path(
    `M${round(x)} ${canvas.ground + 34}Q${round(x + lean / 3)} ${round(top + height / 2)} ${round(x + lean)} ${round(top)}`,
    {
      stroke: '#7A6752',
      'stroke-width': 8,
      fill: 'none',
    },
  );
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (1.05 + index * 0.09) + random.between(-0.1, 0.1);
    const [dx, dy] = [Math.cos(angle) * 96, Math.sin(angle) * 52];
    return path(
      `M${round(x + lean)} ${round(top)}q${round(dx * 0.6)} ${round(dy - 18)} ${round(dx)} ${round(dy + 66)}`,
      {
        stroke: random.pick(light.leaf),
        'stroke-width': 10,
        'stroke-linecap': 'round',
        fill: 'none',
      },
    );
  });
  return trunk + leaves.join('');
}

function shrub(random: Random, light: Light): string {
  return circle(random.between(0, canvas.width), canvas.ground + random.between(-4, 12), random.between(9, 22), {
    fill: random.pick(light.leaf),
    opacity: 0.95,
  });
}

function people(random: Random): string[] {
  return Array.from({ length: random.whole(2, 4) }, () => {
    const x = random.between(180, 1420);
    const y = canvas.ground + 62;
    const coat = random.pick(['#33413A', '#6A5040', '#49606E', '#8A4A3A']);
    return (
      circle(x, y - 46, 6, { fill: '#5A4334' }) + path(`M${round(x - 8)} ${y}v-24q0 -14 8 -14t8 14v24z`, { fill: coat })
    );
  });
}
