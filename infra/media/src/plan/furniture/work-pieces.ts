import { circle, path, rect } from '../../svg.ts';
import type { Piece } from './piece.ts';

const wood = '#EBDDC4';
const paint = '#E4E8E3';

/** Four desks face to face. */
export const deskCluster: Piece = {
  id: 'dc',
  width: 260,
  depth: 230,
  drawing: [
    ...[0, 130].flatMap((x) => [45, 115].map((y) => rect(x, y, 130, 70, { fill: wood }))),
    ...[43, 173].flatMap((x) => [rect(x, 2, 44, 42, { rx: 10 }), rect(x, 186, 44, 42, { rx: 10 })]),
    ...[40, 170].map((x) => path(`M${x} 100h50M${x} 130h50`, { fill: 'none' })),
  ].join(''),
};

export const deskPair: Piece = {
  id: 'dp',
  width: 130,
  depth: 230,
  drawing:
    [45, 115].map((y) => rect(0, y, 130, 70, { fill: wood })).join('') +
    rect(43, 2, 44, 42, { rx: 10 }) +
    rect(43, 186, 44, 42, { rx: 10 }),
};

export const meetingTable: Piece = {
  id: 'mt',
  width: 240,
  depth: 190,
  drawing: [
    ...[25, 95, 165].flatMap((x) => [rect(x, 2, 48, 44, { rx: 10 }), rect(x, 144, 48, 44, { rx: 10 })]),
    rect(0, 45, 240, 100, { rx: 30, fill: wood }),
  ].join(''),
};

export const counter: Piece = {
  id: 'co',
  width: 170,
  depth: 120,
  drawing:
    rect(0, 60, 170, 55, { rx: 8, fill: wood }) + rect(60, 8, 46, 44, { rx: 12 }) + rect(66, 74, 36, 22, { rx: 2 }),
};

export const bench: Piece = {
  id: 'be',
  width: 165,
  depth: 60,
  drawing: [0, 55, 110].map((x) => rect(x, 0, 53, 58, { rx: 9, fill: paint })).join(''),
};

export const couch: Piece = {
  id: 'cc',
  width: 75,
  depth: 190,
  drawing:
    rect(0, 0, 75, 190, { rx: 8, fill: '#DDE7E0' }) +
    rect(12, 8, 51, 34, { rx: 10 }) +
    path('M0 58h75', { fill: 'none' }),
};

/** Goods on both sides, to walk around. */
export const gondola: Piece = {
  id: 'go',
  width: 180,
  depth: 80,
  drawing:
    rect(0, 0, 180, 80, { fill: paint }) +
    path('M0 40h180M45 0v80M90 0v80M135 0v80', { fill: 'none', 'stroke-opacity': 0.5 }),
};

export const rack: Piece = {
  id: 'ra',
  width: 540,
  depth: 220,
  drawing:
    rect(0, 0, 540, 220, { fill: paint }) +
    path('M0 110h540M90 0v220M180 0v220M270 0v220M360 0v220M450 0v220', { fill: 'none', 'stroke-opacity': 0.5 }) +
    path('M0 0l540 110M0 110l540 110', { fill: 'none', 'stroke-opacity': 0.18 }),
};

export const truck: Piece = {
  id: 'tr',
  width: 250,
  depth: 720,
  drawing:
    rect(0, 0, 250, 520, { fill: paint }) +
    rect(12, 540, 226, 170, { rx: 26 }) +
    path('M20 650h210v20H20z', { fill: '#C9D8DC' }) +
    path('M125 520v20', { fill: 'none' }),
};

export const car: Piece = {
  id: 'ca',
  width: 180,
  depth: 440,
  drawing: [
    rect(0, 0, 180, 440, { rx: 46, fill: '#E9ECE8' }),
    path('M22 128q68-34 136 0l-10 52H32z', { fill: '#C9D8DC' }),
    path('M32 330h116l8 40q-66 22-132 0z', { fill: '#C9D8DC' }),
    path('M32 180v150M148 180v150', { fill: 'none' }),
    path('M18 22q18-14 34-14M162 22q-18-14-34-14', { fill: 'none' }),
  ].join(''),
};

export const loungers: Piece = {
  id: 'lo',
  width: 150,
  depth: 76,
  drawing:
    [0, 92].map((x) => rect(x, 8, 58, 58, { rx: 12, fill: '#E6E0D3' })).join('') + circle(75, 37, 15, { fill: wood }),
};

export const grill: Piece = {
  id: 'gr',
  width: 130,
  depth: 60,
  drawing:
    rect(0, 0, 130, 60, { fill: '#F3F1EA' }) +
    rect(10, 10, 62, 40) +
    path('M10 20h62M10 30h62M10 40h62', { fill: 'none' }),
};

/** A tree's crown from above, about two metres across. */
export const tree: Piece = {
  id: 'te',
  width: 210,
  depth: 210,
  drawing: `<g fill="#C4D8C6" stroke="#5E8468"><path d="M105 4q34-4 48 22 34 8 36 42 22 26 4 54-2 36-38 44-22 30-54 20-36 10-54-20-36-8-38-42-20-28 0-54 2-36 38-44 20-26 58-22z"/><path d="M105 105l40-46M105 105l-52-30M105 105l-22 58M105 105l54 26" fill="none" stroke-opacity=".5"/></g><circle cx="105" cy="105" r="7"/>`,
};

/** The country's flowering tree, yellow from above. */
export const guayacan: Piece = {
  id: 'gy',
  width: 210,
  depth: 210,
  drawing: tree.drawing.replace('#C4D8C6', '#F3CE62').replaceAll('#5E8468', '#9A7A1C'),
};
