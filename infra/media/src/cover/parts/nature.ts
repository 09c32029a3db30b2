import { type Random, randomOf } from 'infra-random/random.ts';
import { circle, path, rect, tag } from '../../svg.ts';
import { guayacan as bloom, type Mood, size } from '../mood.ts';

export function sun(m: Mood, x: number, y: number, r: number): string {
  return (
    circle(x, y, r * 1.7, { fill: m.sun, opacity: 0.22 }) +
    circle(x, y, r * 1.3, { fill: m.sun, opacity: 0.32 }) +
    circle(x, y, r, { fill: m.sun })
  );
}

/** Clouds of parallel strokes. */
export function clouds(m: Mood, ...places: readonly (readonly [x: number, y: number, width: number])[]): string {
  const strokes = places.flatMap(([x, y, width]) => [
    `M${x} ${y}h${width}`,
    `M${x + width * 0.18} ${y + 14}h${width * 0.9}`,
    `M${x + width * 0.08} ${y + 28}h${width * 0.5}`,
  ]);
  return path(strokes.join(''), {
    stroke: m.paper,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    opacity: 0.55,
    fill: 'none',
  });
}

/** A mountain range whose eastern slopes lie in the shade. */
export function ridge(m: Mood, tone: 'far' | 'mid' | 'near', y: number, high: number, seed: string): string {
  const random = randomOf(`ridge ${seed}`);
  const points: [number, number][] = [[-40, y]];
  for (let x = -40; x < size.width + 120; x += random.between(90, 190))
    points.push([x, y - random.between(0.25, 1) * high]);
  points.push([size.width + 160, y]);
  const line = points.map(([x, top]) => `${Math.round(x)} ${Math.round(top)}`).join('L');
  const slopes = points.slice(1, -1).map(([x, top], index) => {
    const next = points[index + 2] ?? [x, y];
    return `M${Math.round(x)} ${Math.round(top)}L${Math.round(next[0])} ${Math.round(next[1])}V${y}H${Math.round(x + (next[0] - x) * 0.35)}z`;
  });
  return (
    path(`M${line}V${size.height}H-40z`, { fill: m[tone] }) +
    path(slopes.filter((_, index) => index % 2 === 0).join(''), { fill: m.ink, opacity: 0.09 })
  );
}

/** Round hills. */
export function hills(m: Mood, tone: 'far' | 'mid' | 'near', y: number, high: number, seed: string): string {
  const random = randomOf(`hills ${seed}`);
  const a = y - high * random.between(0.6, 1);
  const b = y - high * random.between(0.1, 0.5);
  const c = y - high * random.between(0.6, 1.1);
  return path(
    `M0 ${y}C180 ${Math.round(a)} 330 ${Math.round(a)} 520 ${Math.round(b)}S900 ${Math.round(c)} 1090 ${Math.round(b + 10)}S1240 ${Math.round(a)} 1280 ${Math.round(a + 16)}V720H0z`,
    { fill: m[tone] },
  );
}

export function ground(m: Mood, y: number, colour: string = m.ground): string {
  const random = randomOf(`ground ${y}`);
  const blades = Array.from(
    { length: 34 },
    () => `M${random.int(0, size.width)} ${random.int(y + 14, size.height - 6)}h${random.int(24, 90)}`,
  );
  return (
    rect(0, y, size.width, size.height - y, { fill: colour }) +
    path(blades.join(''), { stroke: m.ink, 'stroke-width': 1.3, opacity: 0.14, fill: 'none' })
  );
}

export function sea(m: Mood, y: number, bottom: number, colour = '#4C98A8'): string {
  const random = randomOf(`sea ${y}`);
  const waves = Array.from({ length: 30 }, () => {
    const top = random.between(y + 8, bottom - 6);
    return `M${random.int(0, 1240)} ${Math.round(top)}h${random.int(30, 130)}`;
  });
  return (
    rect(0, y, size.width, bottom - y, { fill: colour }) +
    path(waves.join(''), {
      stroke: m.paper,
      'stroke-width': 2.2,
      opacity: 0.5,
      'stroke-linecap': 'round',
      fill: 'none',
    })
  );
}

const blobs = (random: Random, h: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = random.between(0.1, 0.3) * h;
    return {
      x: Math.cos(angle) * reach * 1.15,
      y: -h * 0.68 + Math.sin(angle) * reach * 0.8,
      r: random.between(0.13, 0.2) * h,
    };
  });

/** A tree of one's own street. */
export function tree(m: Mood, x: number, y: number, h: number): string {
  const random = randomOf(`tree ${x} ${h}`);
  const crown = blobs(random, h, 8);
  return tag(
    'g',
    { transform: `translate(${x} ${y})` },
    tag('ellipse', { cx: h * 0.12, cy: 2, rx: h * 0.34, ry: h * 0.045, fill: m.ink, opacity: 0.16 }),
    path(`M${-h * 0.025} 0L${-h * 0.015} ${-h * 0.5}h${h * 0.03}L${h * 0.025} 0z`, { fill: '#5A4334' }),
    tag('g', { fill: m.leafDark }, ...crown.map((one) => circle(one.x + h * 0.02, one.y + h * 0.03, one.r))),
    tag('g', { fill: m.leaf }, ...crown.map((one) => circle(one.x - h * 0.02, one.y - h * 0.02, one.r * 0.82))),
  );
}

/** The guayacan in flower: the one yellow of a picture. */
export function guayacan(m: Mood, x: number, y: number, h: number): string {
  const random = randomOf(`guayacan ${x} ${h}`);
  const crown = [...blobs(random, h, 10), ...blobs(random, h * 0.9, 5)];
  const petals = Array.from({ length: 16 }, () =>
    circle(random.between(-0.42, 0.42) * h, random.between(-2, 10), random.between(1.6, 3.6)),
  );
  return tag(
    'g',
    { transform: `translate(${x} ${y})` },
    tag('ellipse', { cx: h * 0.1, cy: 3, rx: h * 0.42, ry: h * 0.05, fill: m.ink, opacity: 0.16 }),
    path(
      `M${-h * 0.03} 0C${-h * 0.01} ${-h * 0.2} ${-h * 0.02} ${-h * 0.3} ${-h * 0.16} ${-h * 0.6}M${h * 0.01} 0C0 ${-h * 0.3} ${h * 0.04} ${-h * 0.4} ${h * 0.17} ${-h * 0.62}M0 ${-h * 0.26}L${h * 0.01} ${-h * 0.66}`,
      { fill: 'none', stroke: '#4A372C', 'stroke-width': h * 0.035, 'stroke-linecap': 'round' },
    ),
    tag('g', { fill: bloom.deep }, ...crown.map((one) => circle(one.x + h * 0.02, one.y + h * 0.03, one.r * 0.86))),
    tag('g', { fill: bloom.full }, ...crown.map((one) => circle(one.x, one.y, one.r * 0.76))),
    tag('g', { fill: bloom.light }, ...crown.map((one) => circle(one.x - h * 0.03, one.y - h * 0.035, one.r * 0.4))),
    tag('g', { fill: bloom.full }, ...petals),
  );
}

export function palm(m: Mood, x: number, y: number, h: number): string {
  const leaves = [-150, -118, -82, -48, -18, 12, 168].map((angle) => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * h * 0.36, Math.sin((angle * Math.PI) / 180) * h * 0.2];
    return `M0 ${-h}Q${Math.round(dx * 0.6)} ${Math.round(-h + dy - h * 0.1)} ${Math.round(dx)} ${Math.round(-h + dy + h * 0.13)}Q${Math.round(dx * 0.5)} ${Math.round(-h + dy * 0.6)} 0 ${-h}z`;
  });
  return tag(
    'g',
    { transform: `translate(${x} ${y})` },
    tag('ellipse', { cx: h * 0.1, cy: 2, rx: h * 0.2, ry: h * 0.025, fill: m.ink, opacity: 0.16 }),
    path(
      `M${-h * 0.02} 0Q${h * 0.05} ${-h * 0.5} ${-h * 0.008} ${-h}h${h * 0.02}Q${h * 0.09} ${-h * 0.5} ${h * 0.03} 0z`,
      { fill: '#8A6B4C' },
    ),
    path(leaves.join(''), { fill: m.leaf, stroke: m.leafDark, 'stroke-width': 1.5 }),
  );
}

/** The wax palm of the coffee region: very tall, a small head. */
export function waxPalm(m: Mood, x: number, y: number, h: number): string {
  return (
    path(`M${x} ${y}V${y - h}`, { stroke: m.paper, 'stroke-width': Math.max(4, h * 0.018), opacity: 0.9 }) +
    tag(
      'g',
      { transform: `translate(${x} ${y - h + h * 0.5}) scale(.5)` },
      path(
        [-160, -125, -90, -55, -20]
          .map(
            (angle) =>
              `M0 ${-h}q${Math.round(Math.cos((angle * Math.PI) / 180) * h * 0.24)} ${Math.round(Math.sin((angle * Math.PI) / 180) * h * 0.26)} ${Math.round(Math.cos((angle * Math.PI) / 180) * h * 0.34)} ${Math.round(h * 0.06)}`,
          )
          .join(''),
        { fill: 'none', stroke: m.leaf, 'stroke-width': h * 0.06, 'stroke-linecap': 'round' },
      ),
    )
  );
}

export function bush(m: Mood, x: number, y: number, width: number): string {
  const r = width / 4;
  return (
    tag(
      'g',
      { fill: m.leafDark },
      circle(x - r, y - r * 0.7, r),
      circle(x + r, y - r * 0.7, r),
      circle(x, y - r * 1.1, r * 1.1),
    ) +
    tag(
      'g',
      { fill: m.leaf },
      circle(x - r * 1.1, y - r * 0.9, r * 0.75),
      circle(x + r * 0.8, y - r, r * 0.7),
      circle(x - r * 0.1, y - r * 1.4, r * 0.8),
    )
  );
}
