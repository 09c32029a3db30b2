import { randomOf } from 'infra-random/random.ts';
import { circle, drawing, path, rect, tag, text } from '../svg.ts';
import { drawFeature } from './drawings.ts';
import type { Feature, FeatureKind, Site } from './feature.ts';

const size = { width: 1200, height: 900 } as const;
/** The ground on the sheet. */
const ground = { x: 30, y: 30, width: 880, height: 756 } as const;
const ink = '#12201A';
const soft = '#43534B';
const family = 'Figtree,Helvetica Neue,Arial,sans-serif';

/** What lies flat comes first, then roofs, so that shadows fall on the ground. */
const isHigh = (kind: FeatureKind) => ['tower', 'slab', 'house', 'villa', 'club', 'gate', 'grill'].includes(kind);
/** Trees may stand here. */
const isOpen = (kind: FeatureKind) => kind === 'garden' || kind === 'bank' || kind === 'villa' || kind === 'parcel';

/** A project from above: buildings, streets, green and water, with a numbered legend. */
export function sitePlan(site: Site): string {
  const random = randomOf(`site ${site.slug}`);
  const { features } = site;
  const flat = features.filter(({ kind }) => !isHigh(kind)).toSorted((a, b) => rank(a.kind) - rank(b.kind));
  const high = features.filter(({ kind }) => isHigh(kind));
  return drawing(
    size.width,
    size.height,
    [0, 0, size.width, size.height],
    tag(
      'defs',
      {},
      tag('clipPath', { id: 'ground' }, rect(0, 0, ground.width, ground.height)),
      tag(
        'g',
        { id: 'tree' },
        circle(4, 5, 15, { fill: '#1B2B22', 'fill-opacity': 0.18 }),
        circle(0, 0, 15, { fill: '#A5C4A0', stroke: '#7FA57F' }),
        path('M-9-3a10 10 0 0 1 12-6', { fill: 'none', stroke: '#D2E3C9', 'stroke-width': 2.4 }),
      ),
      tag(
        'g',
        { id: 'bloom' },
        circle(4, 5, 15, { fill: '#1B2B22', 'fill-opacity': 0.18 }),
        circle(0, 0, 15, { fill: '#F2C545', stroke: '#B98E17' }),
        path('M-9-3a10 10 0 0 1 12-6', { fill: 'none', stroke: '#FBE7A4', 'stroke-width': 2.4 }),
      ),
      tag(
        'g',
        { id: 'palm' },
        circle(4, 5, 12, { fill: '#1B2B22', 'fill-opacity': 0.16 }),
        path('M0 0L0-16M0 0L14-8M0 0L14 8M0 0L0 16M0 0L-14 8M0 0L-14-8', {
          stroke: '#5E946C',
          'stroke-width': 5,
          'stroke-linecap': 'round',
        }),
        circle(0, 0, 4, { fill: '#7A5B34' }),
      ),
    ),
    rect(0, 0, size.width, size.height, { fill: '#FCFDFB' }),
    tag(
      'g',
      { transform: `translate(${ground.x} ${ground.y})`, 'clip-path': 'url(#ground)', 'font-family': family },
      rect(0, 0, ground.width, ground.height, { fill: '#E4EDDC' }),
      ...flat.map((one) => drawFeature(one, random)),
      tag('g', {}, ...trees(site)),
      ...high.map((one) => drawFeature(one, random)),
      ...numbers(features),
    ),
    rect(ground.x, ground.y, ground.width, ground.height, { fill: 'none', stroke: ink }),
    legend(site),
  );
}

function rank(kind: FeatureKind): number {
  return { sea: 0, sand: 1, bank: 2, plaza: 3, garden: 4, path: 5, road: 5 }[String(kind)] ?? 6;
}

function trees(site: Site): string[] {
  const random = randomOf(`trees ${site.slug}`);
  const stood: { x: number; y: number }[] = [];
  for (let tries = 0; tries < 4000 && stood.length < site.trees; tries++) {
    const spot = { x: random.int(14, ground.width - 14), y: random.int(14, ground.height - 14) };
    const isTaken = site.features.some((one) => !isOpen(one.kind) && isNear(one, spot, one.kind === 'road' ? 22 : 18));
    const isMarked = site.features.some(
      (one) =>
        one.kind === 'villa' &&
        isNear(
          {
            ...one,
            x: one.x + one.width * 0.2,
            y: one.y + one.height * 0.26,
            width: one.width * 0.55,
            height: one.height * 0.5,
          },
          spot,
          14,
        ),
    );
    if (isTaken || isMarked || stood.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 24)) continue;
    stood.push(spot);
  }
  return stood.map(({ x, y }, index) => {
    const kind = index % 17 === 3 ? 'bloom' : site.hasPalms ? 'palm' : 'tree';
    const scale = Math.round((0.75 + ((index * 7) % 5) * 0.12) * 100) / 100;
    return tag('use', { href: `#${kind}`, transform: `translate(${x} ${y}) scale(${scale})` });
  });
}

function isNear({ x, y, width, height }: Feature, spot: { x: number; y: number }, by: number): boolean {
  return spot.x > x - by && spot.x < x + width + by && spot.y > y - by && spot.y < y + height + by;
}

const named = (features: readonly Feature[]) => features.filter(({ name }) => name !== undefined);

function numberAt(x: number, y: number, number: number): string {
  return (
    circle(x, y, 14, { fill: '#FFFFFF', stroke: ink, 'stroke-width': 1.4 }) +
    text(x, y + 5, String(number), { 'font-size': 14, 'font-weight': 700, 'text-anchor': 'middle', fill: ink })
  );
}

function numbers(features: readonly Feature[]): string[] {
  return named(features).map(({ kind, x, y, width, height, mark }, index) => {
    const isGround = kind === 'plaza' || kind === 'bank' || kind === 'garden';
    const corner = isGround ? [x + 24, y + 24] : [x + 18, y + height - 18];
    const [left = 0, top = 0] = mark || isGround ? corner : [x + width / 2, y + height / 2];
    return numberAt(Math.min(Math.max(left, 18), ground.width - 18), Math.max(top, 18), index + 1);
  });
}

function legend({ title, features }: Site): string {
  const x = 940;
  const lines = named(features).map(({ name = '' }, index) => {
    const y = 150 + index * 46;
    return numberAt(x + 14, y - 5, index + 1) + text(x + 40, y, name, { 'font-size': name.length > 24 ? 13.5 : 15.5 });
  });
  const y = 828;
  return tag(
    'g',
    { 'font-family': family, fill: ink },
    text(x, 62, 'CONVENCIONES', { 'font-size': 12, fill: soft, 'letter-spacing': '.08em' }),
    path(`M${x} 84h230M${x} 78v12M${x + 230} 78v12`, { stroke: ink, fill: 'none' }),
    ...lines,
    path(`M30 ${y}H1170M30 ${y - 6}v12M1170 ${y - 6}v12`, { stroke: ink, fill: 'none' }),
    rect(30, y + 18, 9, 34, { fill: '#F5B81C', stroke: ink, 'stroke-width': 0.8 }),
    text(52, y + 33, title, { 'font-size': 20, 'font-weight': 700 }),
    text(52, y + 52, 'Plano de localización · imagen representativa', { 'font-size': 12.5, fill: soft }),
    circle(1146, y + 35, 18, { fill: 'none', stroke: ink }),
    path(`M1146 ${y + 12}l8 27-8-6-8 6z`),
    text(1146, y + 50, 'N', { 'font-size': 10.5, 'font-weight': 700, 'text-anchor': 'middle' }),
  );
}
