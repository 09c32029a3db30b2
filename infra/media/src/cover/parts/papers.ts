import { circle, path, rect, tag } from '../../svg.ts';
import { guayacan } from '../mood.ts';
import { cota, shadow } from './canvas.ts';

const ink = '#12201A';
const paper = '#FBFAF4';
const line = '#B9C4BC';

/** A sheet of paper lying on a table, its shadow to the lower right. */
export function sheet(width: number, height: number, fill: string = paper): string {
  return shadow(`M10 14h${width}v${height}h-${width}z`, 0.14) + rect(0, 0, width, height, { fill });
}

/** A written page with a heading; `signed` puts a signature at its foot. */
export function page(width: number, height: number, signed = false): string {
  const rows = Math.floor((height - 110) / 20);
  const text = Array.from(
    { length: rows },
    (_, index) => `M${width * 0.1} ${74 + index * 20}h${width * (index % 4 === 3 ? 0.46 : 0.8)}`,
  ).join('');
  return [
    sheet(width, height),
    rect(width * 0.1, 30, width * 0.44, 14, { fill: '#0B5D43' }),
    path(text, { stroke: line, 'stroke-width': 4, fill: 'none' }),
    signed
      ? path(`M${width * 0.12} ${height - 26}q16-34 26-8t24-12q10 26 26-4t30 2`, {
          stroke: '#1F4F7A',
          'stroke-width': 3.4,
          fill: 'none',
          'stroke-linecap': 'round',
        }) + path(`M${width * 0.1} ${height - 16}h${width * 0.5}`, { stroke: ink, 'stroke-width': 1.4 })
      : '',
  ].join('');
}

/** A plan of a home on its sheet, with dimension lines. */
export function planSheet(width: number, height: number, ground: string = paper): string {
  const [w, h] = [width * 0.68, height * 0.62];
  const [x, y] = [width * 0.18, height * 0.18];
  const walls = `M${x} ${y}h${w}v${h}h-${w}zM${x + w * 0.42} ${y}v${h * 0.36}M${x + w * 0.42} ${y + h * 0.52}v${h * 0.48}M${x} ${y + h * 0.55}h${w * 0.2}M${x + w * 0.32} ${y + h * 0.55}h${w * 0.1}M${x + w * 0.42} ${y + h * 0.6}h${w * 0.22}M${x + w * 0.78} ${y + h * 0.6}h${w * 0.22}`;
  return [
    sheet(width, height, ground),
    rect(x, y + h * 0.55, w * 0.42, h * 0.45, { fill: guayacan.light, opacity: 0.7 }),
    rect(x + w * 0.42, y, w * 0.58, h * 0.6, { fill: '#DCEDE4' }),
    path(walls, { fill: 'none', stroke: ink, 'stroke-width': width * 0.014 }),
    path(
      `M${x + w * 0.2} ${y + h * 0.55}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.12} ${w * 0.12}M${x + w * 0.64} ${y + h * 0.6}a${w * 0.14} ${w * 0.14} 0 0 0 ${w * 0.14}-${w * 0.14}`,
      { fill: 'none', stroke: ink, 'stroke-width': 1.6 },
    ),
    rect(x + w * 0.08, y + h * 0.08, w * 0.24, h * 0.3, { fill: '#FFFFFF', stroke: '#59685F', 'stroke-width': 2 }),
    rect(x + w * 0.56, y + h * 0.16, w * 0.3, h * 0.16, {
      rx: 6,
      fill: '#FFFFFF',
      stroke: '#59685F',
      'stroke-width': 2,
    }),
    circle(x + w * 0.72, y + h * 0.82, h * 0.09, { fill: '#FFFFFF', stroke: '#59685F', 'stroke-width': 2 }),
    cota(x, y - height * 0.07, w, '#0B5D43'),
    cota(x - width * 0.07, y, h, '#0B5D43', 'down'),
    path(`M${width * 0.08} ${height * 0.91}h${width * 0.84}`, { stroke: ink, 'stroke-width': 1.6 }),
    rect(width * 0.08, height * 0.93, width * 0.18, height * 0.03, { fill: line }),
  ].join('');
}

export function pen(length: number, colour: string): string {
  return tag(
    'g',
    {},
    shadow(`M8 12h${length}v14H8z`, 0.16),
    rect(0, 0, length * 0.8, 15, { rx: 7, fill: colour }),
    rect(length * 0.62, 0, length * 0.06, 15, { fill: guayacan.full }),
    path(`M${length * 0.8} 0l${length * 0.2} 7.500-${length * 0.2} 7.500z`, { fill: '#3A4A42' }),
    rect(length * 0.08, -4, length * 0.24, 5, { rx: 2, fill: '#DDE3DE' }),
  );
}

/** A key as large as wanted, its bow a little house. */
export function key(length: number, colour: string = guayacan.full): string {
  const s = length / 300;
  const d = 'M0 70L60 20l60 50v70H80v-40H40v40H0zM120 92h180v26h-22v34h-26v-34h-30v24h-26v-24h-76z';
  return tag(
    'g',
    { transform: `scale(${s})` },
    tag('g', { transform: 'translate(9 12)' }, path(d, { fill: '#0B1712', opacity: 0.16 })),
    path(d, { fill: colour, stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    path('M8 74L60 30l14 12', { fill: 'none', stroke: '#FFF3C9', 'stroke-width': 5, opacity: 0.8 }),
  );
}

export function calculator(width: number): string {
  const height = width * 1.4;
  const keys = Array.from({ length: 16 }, (_, index) =>
    rect(
      width * (0.1 + (index % 4) * 0.21),
      height * (0.36 + Math.floor(index / 4) * 0.15),
      width * 0.16,
      height * 0.1,
      { rx: 5, fill: index === 15 ? guayacan.full : index % 4 === 3 ? '#0B5D43' : '#E4E8E3' },
    ),
  );
  return (
    shadow(`M12 14h${width}v${height}h-${width}z`, 0.16) +
    rect(0, 0, width, height, { rx: 14, fill: '#2B3A34' }) +
    rect(width * 0.1, height * 0.07, width * 0.8, height * 0.2, { rx: 6, fill: '#C9DDD0' }) +
    path(`M${width * 0.5} ${height * 0.2}h${width * 0.32}`, { stroke: ink, 'stroke-width': 7 }) +
    keys.join('')
  );
}

export function coin(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.1, y + r * 0.14, r, { fill: '#0B1712', opacity: 0.16 }) +
    circle(x, y, r, { fill: guayacan.full, stroke: guayacan.deep, 'stroke-width': r * 0.1 }) +
    circle(x, y, r * 0.68, { fill: 'none', stroke: guayacan.deep, 'stroke-width': r * 0.05 }) +
    path(`M${x - r * 0.3} ${y + r * 0.3}V${y - r * 0.02}l${r * 0.3} ${-r * 0.3} ${r * 0.3} ${r * 0.3}v${r * 0.32}z`, {
      fill: guayacan.deep,
    })
  );
}

/** Coins on top of one another, seen from the side. */
export function coins(x: number, y: number, width: number, count: number): string {
  const high = width * 0.16;
  return (
    shadow(`M${x + 10} ${y}h${width}l40 14H${x + 20}z`) +
    Array.from({ length: count }, (_, index) => {
      const left = x + ((index * 7) % 5) - 2;
      const top = y - (index + 1) * high;
      return (
        rect(left, top, width, high - 2, { rx: 5, fill: index % 2 ? guayacan.full : '#EDB015' }) +
        rect(left + width * 0.74, top, width * 0.26, high - 2, { rx: 5, fill: guayacan.deep }) +
        path(`M${left + 8} ${top + 5}h${width * 0.5}`, { stroke: '#FFE9A8', 'stroke-width': 2.4 })
      );
    }).join('')
  );
}

export function cup(r: number, colour: string): string {
  return (
    circle(r * 0.15, r * 0.2, r * 1.36, { fill: '#0B1712', opacity: 0.13 }) +
    circle(0, 0, r * 1.36, { fill: '#F4F1E8' }) +
    circle(0, 0, r * 1.1, { fill: 'none', stroke: '#DAD5C6', 'stroke-width': 2 }) +
    rect(r * 0.8, -r * 0.14, r * 0.62, r * 0.28, { rx: 6, fill: colour }) +
    circle(0, 0, r, { fill: colour }) +
    circle(0, 0, r * 0.82, { fill: '#5A3A26' }) +
    path(`M${-r * 0.5} ${-r * 0.2}a${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.6}-${r * 0.3}`, {
      stroke: '#8A6142',
      'stroke-width': 5,
      fill: 'none',
    })
  );
}

export function phone(width: number, screen: string): string {
  const height = width * 2;
  return (
    shadow(`M10 12h${width}v${height}h-${width}z`, 0.16) +
    rect(0, 0, width, height, { rx: width * 0.13, fill: '#1B2621' }) +
    rect(width * 0.06, width * 0.08, width * 0.88, height - width * 0.16, { rx: width * 0.08, fill: screen })
  );
}

export function magnifier(r: number, inside: string): string {
  return (
    path(`M${r * 0.7} ${r * 0.7}l${r * 0.9} ${r * 0.9}`, {
      stroke: '#0B1712',
      'stroke-width': r * 0.26,
      opacity: 0.15,
      transform: 'translate(10 14)',
    }) +
    path(`M${r * 0.7} ${r * 0.7}l${r * 0.9} ${r * 0.9}`, {
      stroke: '#A8402E',
      'stroke-width': r * 0.24,
      'stroke-linecap': 'round',
    }) +
    circle(0, 0, r, { fill: '#EFF6F4', stroke: '#22302A', 'stroke-width': r * 0.1 }) +
    inside +
    path(`M${-r * 0.62} ${-r * 0.3}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.4}-${r * 0.36}`, {
      stroke: '#FFFFFF',
      'stroke-width': r * 0.08,
      fill: 'none',
      'stroke-linecap': 'round',
    })
  );
}

/** A month with a marked day. */
export function calendar(width: number, marked: number): string {
  const height = width * 0.92;
  const days = Array.from({ length: 28 }, (_, index) => {
    const [x, y] = [width * (0.1 + (index % 7) * 0.118), height * (0.34 + Math.floor(index / 7) * 0.155)];
    return rect(x, y, width * 0.085, height * 0.11, {
      rx: 4,
      fill: index === marked ? guayacan.full : '#E4E8E3',
      ...(index === marked ? { stroke: ink, 'stroke-width': 2 } : {}),
    });
  });
  return (
    sheet(width, height) +
    rect(0, 0, width, height * 0.22, { fill: '#B3372B' }) +
    [0.2, 0.5, 0.8].map((part) => rect(width * part - 6, -12, 12, 34, { rx: 6, fill: '#43534B' })).join('') +
    days.join('')
  );
}

export function stamp(width: number): string {
  return (
    shadow(`M14 ${width * 1.2}h${width}l18 14H26z`) +
    rect(width * 0.36, 0, width * 0.28, width * 0.6, { rx: 16, fill: '#7A4A2B' }) +
    rect(width * 0.36, 0, width * 0.1, width * 0.6, { rx: 10, fill: '#9B6540' }) +
    rect(width * 0.1, width * 0.6, width * 0.8, width * 0.3, { rx: 8, fill: '#59301C' }) +
    rect(0, width * 0.9, width, width * 0.3, { rx: 6, fill: '#B3372B' })
  );
}

/** A folder with its tab. */
export function folder(width: number, colour: string): string {
  const height = width * 0.74;
  return (
    shadow(`M12 26h${width}v${height}h-${width}z`, 0.15) +
    path(`M0 0h${width * 0.36}l18 24h${width * 0.64 - 18}v${height}H0z`, { fill: colour }) +
    path(`M0 24h${width}v${height}H0z`, { fill: colour }) +
    path(`M0 40h${width}`, { stroke: '#0B1712', 'stroke-width': 2, opacity: 0.2 }) +
    rect(width * 0.08, height * 0.74, width * 0.3, 12, { fill: paper, opacity: 0.8 })
  );
}
