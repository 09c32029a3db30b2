import { circle, path, rect } from '../svg.ts';

/** A mark in a square of 64: the tile it stands on, its two colours, its shape in the second one. */
export interface Mark {
  readonly tile: 'square' | 'circle' | 'arch' | 'octagon' | 'leaf' | 'drop' | 'hexagon' | 'slant';
  readonly ground: string;
  readonly ink: string;
  readonly shape: (ground: string) => string;
}

const line = (d: string, width: number, cap: 'butt' | 'round' = 'butt') =>
  path(d, {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': width,
    'stroke-linecap': cap,
    'stroke-linejoin': cap === 'round' ? 'round' : 'miter',
  });

/** One mark for each builder, in the order of the seed. */
export const marks: readonly Mark[] = [
  {
    tile: 'square',
    ground: '#0B5D43',
    ink: '#F6EBD2',
    shape: () => path('M13 50V34h9v16zM26 50V22h9v28zM39 50V12l12 8v30z', {}),
  },
  {
    tile: 'arch',
    ground: '#A34B32',
    ink: '#F8E7DA',
    shape: () => line('M16 52V34a16 16 0 0 1 32 0v18', 5) + line('M26 52V36a6 6 0 0 1 12 0v16', 5),
  },
  {
    tile: 'circle',
    ground: '#1F4F7A',
    ink: '#DDF0F2',
    shape: (ground) => path('M8 46L26 18l10 15 6-8 14 21z', {}) + path('M26 18l5 8-5 4-5-4z', { fill: ground }),
  },
  {
    tile: 'square',
    ground: '#F2B632',
    ink: '#2A2114',
    shape: () => path('M14 36a18 18 0 0 1 36 0z', {}) + line('M10 43h44M18 50h28', 3.5),
  },
  {
    tile: 'hexagon',
    ground: '#4B2E6F',
    ink: '#F0D9F2',
    shape: () => line('M16 30l16-14 16 14M16 40l16-14 16 14M16 50l16-14 16 14', 5),
  },
  {
    tile: 'square',
    ground: '#12201A',
    ink: '#F5B81C',
    shape: (ground) =>
      rect(15, 15, 34, 34, {}) +
      rect(19, 19, 12, 12, { fill: ground }) +
      rect(33, 19, 12, 12, { fill: ground }) +
      rect(19, 33, 12, 12, { fill: ground }),
  },
  {
    tile: 'leaf',
    ground: '#2F7A4F',
    ink: '#E6F4D8',
    shape: () =>
      path('M14 50C14 26 28 14 50 14 50 38 38 50 14 50z', {}) +
      path('M14 50L44 20', { stroke: '#2F7A4F', 'stroke-width': 3 }),
  },
  {
    tile: 'circle',
    ground: '#E7DCC8',
    ink: '#7A3B22',
    shape: () =>
      path('M32 12l17 10v20L32 52 15 42V22z', {}) +
      path('M32 32l17-10M32 32v20M32 32L15 22', { stroke: '#E7DCC8', 'stroke-width': 3.4, fill: 'none' }),
  },
  { tile: 'slant', ground: '#B3372B', ink: '#FBE9DF', shape: () => path('M12 50h40V16H42v10H32v10H22v8H12z', {}) },
  {
    tile: 'arch',
    ground: '#114B5F',
    ink: '#F3D38A',
    shape: (ground) =>
      path('M20 54V30a12 12 0 0 1 24 0v24z', {}) +
      circle(32, 32, 5, { fill: ground }) +
      path('M30 35h4l3 12H27z', { fill: ground }),
  },
  {
    tile: 'circle',
    ground: '#0F6E80',
    ink: '#E3F4EF',
    shape: () => [24, 33, 42].map((y) => line(`M11 ${y}q7-7 14 0t14 0 14 0`, 4, 'round')).join(''),
  },
  {
    tile: 'octagon',
    ground: '#22303D',
    ink: '#E79B6A',
    shape: () => line('M15 15h22v22H15z', 5) + line('M27 27h22v22H27z', 5),
  },
  {
    tile: 'square',
    ground: '#D9A441',
    ink: '#3B2A12',
    shape: () =>
      [
        [32, 20],
        [21.6, 38],
        [42.4, 38],
      ]
        .map(([x = 0, y = 0]) => path(`M${x} ${y - 10.5}l9.1 5.25v10.5L${x} ${y + 10.5}l-9.1-5.25v-10.5z`, {}))
        .join(''),
  },
  { tile: 'slant', ground: '#173F35', ink: '#9ED9B8', shape: () => path('M13 51V13h9l20 24V13h9v38h-9L22 27v24z', {}) },
  {
    tile: 'square',
    ground: '#EFE6DA',
    ink: '#1F5FA8',
    shape: () =>
      [
        'M12 12h19v19a19 19 0 0 1-19-19z',
        'M52 12v19H33a19 19 0 0 1 19-19z',
        'M12 52V33h19a19 19 0 0 1-19 19z',
        'M52 52H33V33a19 19 0 0 1 19 19z',
      ]
        .map((d) => path(d, {}))
        .join(''),
  },
  {
    tile: 'drop',
    ground: '#C8553D',
    ink: '#FFF1DC',
    shape: () =>
      [-64, -32, 0, 32, 64]
        .map((turn) => path('M32 50C27 36 28 22 32 12c4 10 5 24 0 38z', { transform: `rotate(${turn} 32 50)` }))
        .join(''),
  },
  {
    tile: 'circle',
    ground: '#3A4A3F',
    ink: '#F2E3B3',
    shape: () =>
      line('M10 44h44', 4) + line('M32 12v38', 4) + line('M32 14L13 44M32 14l19 30M32 24L20 44M32 24l12 20', 2.2),
  },
  {
    tile: 'octagon',
    ground: '#F4F1EA',
    ink: '#0B5D43',
    shape: (ground) =>
      circle(32, 32, 21, {}) + path('M42 18L36 36 22 46l6-18z', { fill: ground }) + circle(32, 32, 3, {}),
  },
  {
    tile: 'square',
    ground: '#8C3F2F',
    ink: '#F0D3BE',
    shape: () =>
      [
        [12, 14, 22],
        [38, 14, 14],
        [12, 27, 12],
        [28, 27, 24],
        [12, 40, 22],
        [38, 40, 14],
      ]
        .map(([x = 0, y = 0, width = 0]) => rect(x, y, width, 10, {}))
        .join(''),
  },
  {
    tile: 'circle',
    ground: '#26324A',
    ink: '#F5B81C',
    shape: (ground) =>
      [0, 72, 144, 216, 288]
        .map((turn) => path('M32 30c-9-4-9-17 0-20 9 3 9 16 0 20z', { transform: `rotate(${turn} 32 32)` }))
        .join('') + circle(32, 32, 5, { fill: ground }),
  },
  { tile: 'hexagon', ground: '#5E7F73', ink: '#FDF8EC', shape: () => line('M48 18H18v28h24V26H26v12h8', 4.6) },
  {
    tile: 'drop',
    ground: '#1B3B6F',
    ink: '#A9D6F5',
    shape: () => path('M10 40c14 2 20-6 24-22 3 8 10 12 20 12-4 14-16 22-28 20-8-1-13-5-16-10z', {}),
  },
  {
    tile: 'leaf',
    ground: '#F0C8A0',
    ink: '#59301C',
    shape: () => line('M18 12v40M12 18h40M46 12v12M52 46H12M46 40v12', 3.4) + rect(24, 24, 16, 16, {}),
  },
  {
    tile: 'slant',
    ground: '#6A3E9E',
    ink: '#FBE3A3',
    shape: () => path('M10 50V30l11-14 11 14 11-14 11 14v20H44V34l-1-1-6 8v9H27v-9l-6-8-1 1v16z', {}),
  },
];
