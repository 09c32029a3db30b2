import type { Random } from 'infra-random/random.ts';
import { circle, path, rect, tag } from '../svg.ts';
import type { Feature, FeatureKind } from './feature.ts';

const shadow = { fill: '#1B2B22', 'fill-opacity': 0.2 } as const;
const outline = { stroke: '#5F6F66', 'stroke-width': 1.2 } as const;

/** A roof with a shadow towards the south-east. */
function roof({ x, y, width, height }: Feature, fill: string, high: number): string {
  return (
    path(`M${x + width} ${y}l${high} ${high}v${height}h-${width}l-${high}-${high}h${width}z`, shadow) +
    rect(x, y, width, height, { fill, ...outline })
  );
}

function mark({ x, y, width, height, mark: word }: Feature): string {
  if (!word) return '';
  return tag(
    'text',
    {
      x: x + width / 2,
      y: y + height / 2 + 8,
      'font-size': 22,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: '#43534B',
    },
    word,
  );
}

function tower(one: Feature): string {
  const { x, y, width, height } = one;
  return [
    roof(one, '#F4EEE2', 26),
    rect(x + 10, y + 10, width - 20, height - 20, { fill: 'none', stroke: '#C9BFAA' }),
    rect(x + width * 0.3, y + height * 0.3, width * 0.4, height * 0.4, { fill: '#E4DAC6', ...outline }),
    rect(x + 18, y + 18, width * 0.24, 14, { fill: '#D9E2E6' }),
    rect(x + width - 18 - width * 0.24, y + height - 32, width * 0.24, 14, { fill: '#D9E2E6' }),
    mark(one),
  ].join('');
}

function slab(one: Feature): string {
  const { x, y, width, height } = one;
  const isLevel = width > height;
  const count = Math.floor((isLevel ? width : height) / 52);
  const joints = Array.from({ length: count - 1 }, (_, index) =>
    isLevel
      ? `M${x + ((index + 1) * width) / count} ${y}v${height}`
      : `M${x} ${y + ((index + 1) * height) / count}h${width}`,
  );
  return roof(one, '#F1E7D8', 16) + path(joints.join(''), { stroke: '#D3C6AE', fill: 'none' }) + mark(one);
}

function gable(one: Feature): string {
  const { x, y, width, height } = one;
  const isTall = height >= width;
  const half = isTall
    ? `M${x + width / 2} ${y}h${width / 2}v${height}h-${width / 2}z`
    : `M${x} ${y + height / 2}h${width}v${height / 2}h-${width}z`;
  return roof(one, '#C98A63', 9) + path(half, { fill: '#B27350' });
}

function house(one: Feature): string {
  const { x, y, width, height } = one;
  const isTall = height >= width;
  const yard = isTall ? { ...one, height: height * 0.66 } : { ...one, width: width * 0.66 };
  return (
    rect(x, y, width, height, { fill: '#E2EBDB', stroke: '#B9C7B4' }) +
    gable(yard) +
    (isTall
      ? rect(x + width * 0.28, y + height * 0.74, 17, 24, { rx: 5, fill: '#F2F3F0', ...outline })
      : rect(x + width * 0.74, y + height * 0.3, 24, 17, { rx: 5, fill: '#F2F3F0', ...outline }))
  );
}

function villa(one: Feature): string {
  const { x, y, width, height } = one;
  const wide = { ...one, x: x + width * 0.2, y: y + height * 0.26, width: width * 0.52, height: height * 0.26 };
  const wing = { ...one, x: x + width * 0.5, y: y + height * 0.48, width: width * 0.22, height: height * 0.26 };
  return (
    rect(x, y, width, height, { rx: 6, fill: '#DCE8D2', stroke: '#A9BCA2', 'stroke-dasharray': '10 5' }) +
    gable(wing) +
    gable(wide) +
    rect(x + width * 0.22, y + height * 0.6, width * 0.2, height * 0.14, {
      rx: 5,
      fill: '#A9D5DE',
      stroke: '#FFFFFF',
      'stroke-width': 3,
    })
  );
}

function parcel(one: Feature): string {
  const { x, y, width, height } = one;
  return (
    rect(x, y, width, height, { fill: '#E6EFDC', stroke: '#8DA288', 'stroke-width': 1.6 }) +
    rect(x + 18, y + 26, width - 36, height - 62, { fill: 'none', stroke: '#8DA288', 'stroke-dasharray': '9 6' })
  );
}

function pool({ x, y, width, height }: Feature): string {
  return (
    rect(x - 14, y - 14, width + 28, height + 28, { rx: 10, fill: '#EDE3D0', stroke: '#CFC3AB' }) +
    rect(x, y, width, height, { rx: 12, fill: '#9CCFDA', stroke: '#FFFFFF', 'stroke-width': 4 }) +
    path(`M${x + 14} ${y + height * 0.35}q12-8 24 0t24 0M${x + width * 0.4} ${y + height * 0.7}q10-7 20 0t20 0`, {
      fill: 'none',
      stroke: '#E4F4F6',
      'stroke-width': 2.4,
    })
  );
}

function lagoon({ x, y, width, height }: Feature): string {
  const shape = (by: number) => {
    const [w, h] = [width - 2 * by, height - 2 * by];
    return `M${x + by + w * 0.2} ${y + by}h${w * 0.5}q${w * 0.3} 0 ${w * 0.3} ${h * 0.4}t-${w * 0.34} ${h * 0.44}q-${w * 0.2} 0-${w * 0.3} ${h * 0.14}-${w * 0.36} ${h * 0.08}-${w * 0.36}-${h * 0.5} 0-${h * 0.48} ${w * 0.2}-${h * 0.48}z`;
  };
  return (
    path(shape(-12), { fill: '#EDE3D0', stroke: '#CFC3AB' }) +
    path(shape(4), { fill: '#9CCFDA', stroke: '#FFFFFF', 'stroke-width': 4 })
  );
}

function playground({ x, y, width, height }: Feature): string {
  return (
    rect(x, y, width, height, { rx: 22, fill: '#F1DFB4', stroke: '#D8C388' }) +
    circle(x + width * 0.32, y + height * 0.36, 15, { fill: '#E79B6A' }) +
    circle(x + width * 0.32, y + height * 0.36, 6, { fill: '#FFF6E2' }) +
    rect(x + width * 0.55, y + height * 0.2, 22, 22, { fill: '#5E9FB5' }) +
    path(`M${x + width * 0.55 + 22} ${y + height * 0.2 + 11}l16 24`, { stroke: '#5E9FB5', 'stroke-width': 8 }) +
    path(`M${x + width * 0.25} ${y + height * 0.74}h${width * 0.44}`, { stroke: '#0B5D43', 'stroke-width': 6 })
  );
}

function court({ x, y, width, height }: Feature): string {
  const isLevel = width > height;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const middle = isLevel ? `M${cx} ${y + 6}v${height - 12}` : `M${x + 6} ${cy}h${width - 12}`;
  return (
    rect(x, y, width, height, { fill: '#7FA98C' }) +
    tag(
      'g',
      { fill: 'none', stroke: '#F4F7F2', 'stroke-width': 2.4 },
      rect(x + 6, y + 6, width - 12, height - 12),
      path(middle),
      circle(cx, cy, Math.min(width, height) * 0.16),
    )
  );
}

function parking({ x, y, width, height }: Feature, random: Random): string {
  const count = Math.floor(width / 26);
  const stalls = Array.from({ length: count + 1 }, (_, index) => `M${x + index * 26} ${y}v${height}`);
  const colours = ['#F2F3F0', '#CBD5D8', '#8A9890', '#D9B9A5', '#43534B'] as const;
  const cars = Array.from({ length: count }, (_, index) => index)
    .filter(() => random.chance(0.6))
    .map((index) =>
      rect(x + index * 26 + 5, y + 5, 16, height - 12, { rx: 6, fill: random.pick(colours), stroke: '#5F6F66' }),
    );
  return (
    rect(x, y, width, height, { fill: '#D5D8D3' }) +
    path(stalls.join(''), { stroke: '#FFFFFF', 'stroke-width': 2, fill: 'none' }) +
    cars.join('')
  );
}

function road({ x, y, width, height }: Feature): string {
  const isLevel = width > height;
  const middle = isLevel ? `M${x + 10} ${y + height / 2}h${width - 20}` : `M${x + width / 2} ${y + 10}v${height - 20}`;
  return (
    rect(x - (isLevel ? 0 : 7), y - (isLevel ? 7 : 0), width + (isLevel ? 0 : 14), height + (isLevel ? 14 : 0), {
      fill: '#E7E6E0',
    }) +
    rect(x, y, width, height, { fill: '#C3C8C3' }) +
    path(middle, { stroke: '#F6F7F4', 'stroke-width': 2, 'stroke-dasharray': '16 13', fill: 'none' })
  );
}

function garden({ x, y, width, height }: Feature): string {
  const way = `M${x + width * 0.12} ${y + height * 0.1}Q${x + width * 0.9} ${y + height * 0.3} ${x + width * 0.5} ${y + height * 0.55}T${x + width * 0.84} ${y + height * 0.92}`;
  return (
    rect(x, y, width, height, { rx: 16, fill: '#D3E4C8' }) +
    path(way, { fill: 'none', stroke: '#EDE7D6', 'stroke-width': 9, 'stroke-linecap': 'round' })
  );
}

function orchard({ x, y, width, height }: Feature): string {
  const rows = Math.max(1, Math.floor(height / 22));
  const columns = Math.floor(width / 22);
  const bushes = Array.from({ length: rows * columns }, (_, index) =>
    circle(x + 11 + (index % columns) * 22, y + 11 + Math.floor(index / columns) * 22, 7),
  );
  return rect(x, y, width, height, { fill: '#E3DDC2' }) + tag('g', { fill: '#8FB58D' }, ...bushes);
}

function lake({ x, y, width, height }: Feature): string {
  const d = `M${x + width * 0.1} ${y + height * 0.5}q0-${height * 0.5} ${width * 0.36}-${height * 0.46}t${width * 0.5} ${height * 0.4}q${width * 0.04} ${height * 0.4}-${width * 0.3} ${height * 0.5}t-${width * 0.5}-${height * 0.2}q-${width * 0.06}-${height * 0.1}-${width * 0.06}-${height * 0.24}z`;
  return path(d, { fill: '#A9D0D6', stroke: '#E9F3EC', 'stroke-width': 5 });
}

function plaza({ x, y, width, height }: Feature): string {
  const across = Array.from(
    { length: Math.floor(width / 40) },
    (_, index) => `M${x + (index + 1) * 40} ${y}v${height}`,
  );
  const along = Array.from({ length: Math.floor(height / 40) }, (_, index) => `M${x} ${y + (index + 1) * 40}h${width}`);
  return (
    rect(x, y, width, height, { fill: '#EFE8DB', ...outline }) +
    path([...across, ...along].join(''), { stroke: '#E0D6C3', fill: 'none' })
  );
}

function sea({ x, y, width, height }: Feature): string {
  const crests = 't44 0'.repeat(Math.ceil(width / 44));
  const waves = Array.from(
    { length: Math.floor(height / 36) },
    (_, index) => `M${x} ${y + 20 + index * 36}q22-9 44 0${crests}`,
  );
  return (
    rect(x, y, width, height, { fill: '#8FC3D0' }) +
    path(waves.join(''), { fill: 'none', stroke: '#B9DDE5', 'stroke-width': 2.4 })
  );
}

const flat =
  (fill: string, round = 0) =>
  ({ x, y, width, height }: Feature) =>
    rect(x, y, width, height, { fill, rx: round });

const draughts: Readonly<Record<FeatureKind, (one: Feature, random: Random) => string>> = {
  tower,
  slab,
  house,
  villa,
  parcel,
  club: (one) =>
    roof(one, '#E9D3B8', 10) +
    rect(one.x + 8, one.y + 8, one.width - 16, one.height - 16, { fill: 'none', stroke: '#C8A987' }),
  pool,
  lagoon,
  playground,
  court,
  parking,
  plaza,
  garden,
  gate: (one) => roof(one, '#F5B81C', 7),
  grill: (one) =>
    rect(one.x, one.y, one.width, one.height, { rx: 8, fill: '#EDE3D0' }) +
    roof({ ...one, width: one.width * 0.5, height: one.height * 0.5 }, '#D7B48F', 6),
  orchard,
  lake,
  road,
  path: flat('#EDE7D6', 6),
  sea,
  sand: flat('#F2E3BF'),
  bank: flat('#CBDDBF', 30),
};

/** Something on the ground from above. */
export function drawFeature(one: Feature, random: Random): string {
  return draughts[one.kind](one, random);
}
