import { circle, path, rect, tag } from '../../svg.ts';

const skins = ['#F0C9A6', '#D9A27A', '#B67A52', '#8A5838', '#5F3A28'] as const;
const hairs = ['#221B19', '#4A2E20', '#7A4A2B', '#A7A6A0', '#2E1F1A'] as const;

export interface Figure {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly shirt: string;
  readonly trousers?: string;
  /** Which of five people: skin and hair. */
  readonly who: 0 | 1 | 2 | 3 | 4;
  readonly pose?: 'stand' | 'point' | 'carry' | 'wave' | 'hold';
  readonly hair?: 'short' | 'long' | 'bun';
  readonly wears?: 'trousers' | 'skirt';
  readonly looks?: 'left' | 'right';
}

/** A person of few lines, 100 units high before scaling. */
export function person({
  x,
  y,
  height,
  shirt,
  trousers = '#26324A',
  who,
  pose = 'stand',
  hair = 'short',
  wears = 'trousers',
  looks = 'right',
}: Figure): string {
  const scale = height / 100;
  const skin = skins[who];
  const colour = hairs[who];
  const arm = {
    stand: 'M12 -70q6 14 2 30',
    point: 'M11 -70q10 2 24 -8',
    carry: 'M10 -66q8 14 16 14',
    wave: 'M11 -70q10 -4 15 -24',
    hold: 'M11 -68q10 10 10 16',
  }[pose];
  const other = pose === 'carry' ? 'M-10 -66q4 20 18 18' : 'M-12 -70q-6 14 -2 30';
  const legs =
    wears === 'skirt'
      ? path('M-12 -44L-18 -16h36L12 -44z', { fill: trousers }) +
        path('M-7 -16v15M7 -16v15', { stroke: skin, 'stroke-width': 5.5 })
      : path('M-12 -46h24l2 45H4L0 -34L-4 -1h-10z', { fill: trousers });
  const locks = {
    short: 'M-10 -88a10 10 0 0 1 20-1q-9 2-13-4q-1 6-7 5z',
    long: 'M-11 -74q-3-26 11-25t11 25l-5 2q3-14-3-18-8 6-9 18z',
    bun: 'M-10 -88a10 10 0 0 1 20-1q-10-3-20 1zM3 -104a5.500 5.500 0 1 1-.1 0z',
  }[hair];
  return tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${looks === 'left' ? -scale : scale} ${scale})` },
    tag('ellipse', { cx: 4, cy: 0, rx: 24, ry: 3.4, fill: '#0B1712', opacity: 0.18 }),
    legs,
    path('M-14 0h11v-4h-9zM4 0h11l-3-4H4z', { fill: '#2B2522' }),
    path(other, { stroke: shirt, 'stroke-width': 7, 'stroke-linecap': 'round', fill: 'none' }),
    path('M-13 -70q0-6 7-6h12q7 0 7 6l1 27h-28z', { fill: shirt }),
    path('M4 -76h3q6 1 6 6l1 27H6z', { fill: '#0B1712', opacity: 0.14 }),
    rect(-4, -82, 8, 8, { fill: skin }),
    circle(0, -88, 9.5, { fill: skin }),
    tag('g', { fill: '#231A17' }, circle(1.5, -87.5, 1.1), circle(6.2, -87.5, 1.1)),
    path('M1.5 -83.6q2.400 2 4.600 0', {
      fill: 'none',
      stroke: '#231A17',
      'stroke-width': 0.9,
      'stroke-linecap': 'round',
    }),
    path(locks, { fill: colour }),
    path(arm, { stroke: shirt, 'stroke-width': 7, 'stroke-linecap': 'round', fill: 'none' }),
  );
}

export function child(figure: Figure): string {
  // Nobody is grey at six.
  return person({ ...figure, who: figure.who === 3 ? 2 : figure.who, height: figure.height * 0.62 });
}

export function dog(x: number, y: number, h: number, colour = '#B5793F'): string {
  return tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${h / 50})` },
    tag('ellipse', { cx: 4, cy: 0, rx: 34, ry: 3, fill: '#0B1712', opacity: 0.16 }),
    path('M-24 -28q-10-6-8-18 6 8 12 12h30q4-14 14-14l8 4 6 6-2 5-10 3-2 12-4 18h-7l-2-12h-18l-4 12h-7z', {
      fill: colour,
    }),
    path('M16 -47l-3 13 8-2z', { fill: '#7A4A2B' }),
    circle(25, -40, 1.7, { fill: '#12201A' }),
    path('M12 -26h10', { stroke: '#B3372B', 'stroke-width': 4 }),
  );
}

export function cat(x: number, y: number, h: number, colour = '#43534B'): string {
  return tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${h / 50})` },
    tag('ellipse', { cx: 2, cy: 0, rx: 20, ry: 3, fill: '#0B1712', opacity: 0.16 }),
    path('M-10 0q-6-22 6-28l-2-14 7 5h7l7-5-1 14q6 12 3 28z', { fill: colour }),
    path('M-8 -2q-20 2-18-18', { stroke: colour, 'stroke-width': 5, 'stroke-linecap': 'round', fill: 'none' }),
    circle(2, -32, 1.6, { fill: '#F5B81C' }),
    circle(10, -32, 1.6, { fill: '#F5B81C' }),
  );
}
