import { circle, path, rect } from '../../svg.ts';
import type { Piece } from './piece.ts';

const linen = '#DDE7E0';
const wood = '#EBDDC4';
const cloth = '#E6E0D3';
const water = '#DCEAEE';

/** A bed with a bedside table on each side, where there is place. */
export function bed(id: string, width: number, tables: number): Piece {
  const depth = 200;
  const pillow = width > 120 ? (width - 30) / 2 : width - 30;
  const pillows = Array.from({ length: width > 120 ? 2 : 1 }, (_, index) =>
    rect(tables + 10 + index * (pillow + 10), 10, pillow, 32, { rx: 9 }),
  );
  const sides =
    tables > 0
      ? [0, tables + width].map((x) => rect(x + 3, 2, tables - 6, 40, { fill: wood }) + circle(x + tables / 2, 22, 9))
      : [];
  return {
    id,
    width: width + 2 * tables,
    depth,
    drawing: [
      ...sides,
      rect(tables, 0, width, depth, { rx: 6 }),
      ...pillows,
      path(`M${tables} 62h${width}v132a6 6 0 0 1-6 6h${12 - width}a6 6 0 0 1-6-6z`, { fill: linen }),
      path(`M${tables} 62l${width} 34M${tables} 84h${width}`, { fill: 'none', 'stroke-opacity': 0.45 }),
    ].join(''),
  };
}

/** A wardrobe seen from above, hangers on its rail. */
export function wardrobe(width: number): Piece {
  const hangers = Array.from(
    { length: Math.floor((width - 20) / 16) },
    (_, index) => `M${14 + index * 16} 14l${index % 2 ? 5 : -5} 30`,
  );
  return {
    id: `wr${width}`,
    width,
    depth: 58,
    drawing:
      rect(0, 0, width, 58, { fill: wood }) +
      path(`M0 29h${width}${hangers.join('')}`, { fill: 'none', 'stroke-opacity': 0.55 }),
  };
}

function seat(x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, { rx: 7 });
}

/** A sofa of two or three seats with a rug and a low table before it. */
export function sofaGroup(width: number): Piece {
  const seats = width > 190 ? 3 : 2;
  const one = (width - 36) / seats;
  return {
    id: `so${width}`,
    width,
    depth: 190,
    drawing: [
      rect(10, 60, width - 20, 126, { fill: '#EFEDE4', 'stroke-opacity': 0.4 }),
      rect(0, 0, width, 88, { rx: 12, fill: cloth }),
      ...Array.from({ length: seats }, (_, index) => seat(18 + index * one, 22, one, 64)),
      rect(width / 2 - 50, 112, 100, 52, { rx: 5, fill: wood }),
    ].join(''),
  };
}

export const armchair: Piece = {
  id: 'ac',
  width: 76,
  depth: 76,
  drawing: rect(0, 0, 76, 76, { rx: 14, fill: cloth }) + seat(14, 18, 48, 56),
};

export const television: Piece = {
  id: 'tv',
  width: 150,
  depth: 38,
  drawing: rect(0, 0, 150, 38, { fill: wood }) + rect(20, 12, 110, 7, { fill: '#43534B', stroke: 'none' }),
};

/** A table with chairs on its long sides. */
export function diningTable(seats: 4 | 6 | 8): Piece {
  const length = { 4: 120, 6: 170, 8: 230 }[seats];
  const chairs = Array.from({ length: seats / 2 }, (_, index) => (length / (seats / 2)) * (index + 0.5) - 21);
  return {
    id: `dt${seats}`,
    width: length,
    depth: 166,
    drawing: [
      ...chairs.flatMap((x) => [seat(x, 4, 42, 46), seat(x, 116, 42, 46)]),
      rect(0, 38, length, 90, { rx: 6, fill: wood }),
    ].join(''),
  };
}

export const roundTable: Piece = {
  id: 'rt',
  width: 130,
  depth: 130,
  drawing:
    seat(45, 0, 40, 40) +
    seat(45, 90, 40, 40) +
    seat(0, 45, 40, 40) +
    seat(90, 45, 40, 40) +
    circle(65, 65, 42, { fill: wood }),
};

/** A kitchen front: refrigerator, sink and stove on one worktop. */
export function kitchenFront(width: number): Piece {
  const hasFridge = width >= 200;
  const start = hasFridge ? 70 : 0;
  const stove = width - 66;
  const sink = start + Math.max(8, (stove - start - 56) / 2);
  return {
    id: `kf${width}`,
    width,
    depth: 60,
    drawing: [
      rect(0, 0, width, 60, { fill: '#F3F1EA' }),
      hasFridge ? rect(0, 0, 68, 66) + path('M0 56h68M8 61h18', { fill: 'none' }) : '',
      rect(sink, 12, 56, 38, { rx: 5, fill: water }) +
        circle(sink + 28, 31, 3) +
        path(`M${sink + 28} 6v14`, { fill: 'none' }),
      rect(stove, 4, 58, 52, { rx: 3 }),
      ...[16, 42].flatMap((x) => [18, 42].map((y) => circle(stove + x, y, y === 18 ? 8 : 10, { fill: 'none' }))),
    ].join(''),
  };
}

export const island: Piece = {
  id: 'is',
  width: 180,
  depth: 130,
  drawing: rect(0, 0, 180, 76, { fill: '#F3F1EA' }) + [22, 76, 130].map((x) => circle(x + 14, 98, 16)).join(''),
};

export const washer: Piece = {
  id: 'wa',
  width: 62,
  depth: 62,
  drawing: rect(0, 0, 62, 62, { rx: 4 }) + circle(31, 33, 20, { fill: water }) + path('M4 9h54', { fill: 'none' }),
};

export const washtub: Piece = {
  id: 'wt',
  width: 60,
  depth: 56,
  drawing: rect(0, 0, 60, 56) + rect(6, 16, 48, 34, { rx: 4, fill: water }) + path('M30 4v14', { fill: 'none' }),
};

export const toilet: Piece = {
  id: 'to',
  width: 42,
  depth: 66,
  drawing:
    rect(0, 0, 42, 18, { rx: 4 }) +
    path('M5 20h32v20a16 25 0 0 1-32 0z') +
    path('M10 26h22v14a11 19 0 0 1-22 0z', { fill: water }),
};

export function basin(width: 55 | 120): Piece {
  const bowls = width === 120 ? [30, 90] : [27.5];
  return {
    id: `ba${width}`,
    width,
    depth: 46,
    drawing:
      rect(0, 0, width, 46, { fill: '#F3F1EA' }) +
      bowls.map((x) => `<ellipse cx="${x}" cy="25" rx="19" ry="14" fill="${water}"/>`).join(''),
  };
}

export function shower(width: number): Piece {
  return {
    id: `sh${width}`,
    width,
    depth: 82,
    drawing:
      rect(0, 0, width, 82, { fill: water }) +
      path(`M0 0l${width} 82M${width} 0l-${width} 82`, { fill: 'none', 'stroke-opacity': 0.35 }) +
      circle(width / 2, 41, 5),
  };
}

export const bathtub: Piece = {
  id: 'bt',
  width: 165,
  depth: 76,
  drawing: rect(0, 0, 165, 76) + rect(8, 8, 149, 60, { rx: 28, fill: water }) + circle(26, 38, 4),
};

export const desk: Piece = {
  id: 'de',
  width: 130,
  depth: 100,
  drawing: rect(0, 0, 130, 58, { fill: wood }) + rect(45, 12, 40, 26, { rx: 2 }) + seat(43, 54, 44, 44),
};

export function shelf(width: number): Piece {
  const books = Array.from({ length: Math.floor(width / 22) }, (_, index) => `M${11 + index * 22} 6v20`);
  return {
    id: `sf${width}`,
    width,
    depth: 32,
    drawing: rect(0, 0, width, 32, { fill: wood }) + path(books.join(''), { fill: 'none', 'stroke-opacity': 0.5 }),
  };
}

export const plant: Piece = {
  id: 'pl',
  width: 46,
  depth: 46,
  drawing: `${circle(23, 23, 14, { fill: wood })}<g fill="#A9C4AE" stroke="#5E8468">${[0, 60, 120, 180, 240, 300]
    .map((angle) => `<ellipse cx="23" cy="10" rx="6" ry="13" transform="rotate(${angle} 23 23)"/>`)
    .join('')}</g>`,
};
