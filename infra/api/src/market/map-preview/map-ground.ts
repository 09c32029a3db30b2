import type { MapFacts } from './map-facts.ts';
import { mapSize, pxPerMetre, spotOf } from './map-plane.ts';

const { width, height } = mapSize;
const middle = { x: width / 2, y: height / 2 } as const;

/** Paper, ink and marks of the portal by day: the picture is also printed and sent. */
const paper = '#ebefea';
const ink = '#12201a';
const line = '#d5ddd6';
const strong = '#75857c';
const monte = '#0b5d43';
const guayacan = '#f5b81c';

/** People walk eighty metres in a minute. */
export const walks = [5, 10, 15].map((minutes) => ({ minutes, radius: minutes * 80 * pxPerMetre }));

const scaleM = 500;
export const scale = { metres: scaleM, left: 24, top: height - 24, width: scaleM * pxPerMetre } as const;

/** Everything but the words: ground or grid, walks, other projects, the home, the scale. `pieces` is the ground as SVG. */
export function groundOf({ home, projects }: MapFacts, pieces: string): string {
  const step = scaleM * pxPerMetre;
  const grid = [
    ...lines(width, step).map((x) => `M${x} 0V${height}`),
    ...lines(height, step).map((y) => `M0 ${y}H${width}`),
  ].join('');
  const rings = walks.map(
    ({ radius }) =>
      `<circle cx="${middle.x}" cy="${middle.y}" r="${radius}" fill="${monte}" fill-opacity="0.05" stroke="${monte}" stroke-opacity="0.6" stroke-dasharray="2 6" stroke-linecap="round"/>`,
  );
  const dots = projects.map((project) => {
    const { x, y } = spotOf(project, home);
    return `<circle cx="${x}" cy="${y}" r="5" fill="${monte}" stroke="#ffffff" stroke-width="1.5"/>`;
  });
  const { left, top, width: long } = scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
${pieces === '' ? `<path d="${grid}" stroke="${line}" fill="none"/>` : pieces}
${rings.join('\n')}
${dots.join('\n')}
<circle cx="${middle.x}" cy="${middle.y}" r="13" fill="${guayacan}" stroke="${ink}" stroke-width="2"/>
<circle cx="${middle.x}" cy="${middle.y}" r="4" fill="${ink}"/>
<path d="M${left} ${top - 6}V${top}H${left + long}V${top - 6}" stroke="${strong}" stroke-width="1.5" fill="none"/>
<path d="M${width - 30} 50V24m-6 8 6-9 6 9" stroke="${strong}" stroke-width="1.5" fill="none"/>
</svg>`;
}

/** Lines of a grid through the middle of a side. */
function lines(side: number, step: number): number[] {
  const first = (side / 2) % step;
  return Array.from({ length: Math.floor((side - first) / step) + 1 }, (_, index) => first + index * step);
}
