import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { at, canvas, shadow, turned } from '../parts/canvas.ts';
import { guayacan, hills, ridge, sun } from '../parts/nature.ts';
import { calculator, coin, coins, cup, page, pen } from '../parts/papers.ts';
import { person } from '../parts/people.ts';
import { plantPot } from '../parts/rooms.ts';
import { scene } from '../scene.ts';

function desk(colour: string, line: string): string {
  return (
    rect(0, 0, 1280, 720, { fill: colour }) +
    path([90, 210, 330, 450, 570, 690].map((y, index) => `M0 ${y}q320 ${index % 2 ? 14 : -12} 640 0t640 0`).join(''), {
      fill: 'none',
      stroke: line,
      'stroke-width': 2.4,
      opacity: 0.35,
    }) +
    path('M0 0h1280L0 720z', { fill: '#FFFFFF', opacity: 0.08 })
  );
}

export const creditScenes = [
  scene('torre-monedas', 'Ilustración de torres de monedas con una casa en la más alta', () => {
    const m = moods.monte;
    return canvas(
      m,
      sun(m, 300, 200, 80),
      ridge(m, 'far', 480, 190, 'tm'),
      rect(0, 600, 1280, 120, { fill: m.ground }),
      coins(180, 620, 150, 4),
      coins(420, 620, 150, 8),
      coins(660, 620, 150, 12),
      coins(900, 620, 160, 15),
      house(m, 915, 236, 110),
      path('M160 520L400 420 640 320 860 220', {
        stroke: m.paper,
        'stroke-width': 4,
        'stroke-dasharray': '4 14',
        'stroke-linecap': 'round',
        fill: 'none',
      }),
      guayacan(m, 1170, 640, 230),
      person({ x: 90, y: 640, height: 190, shirt: '#E8A06F', who: 3, pose: 'point' }),
    );
  }),
  scene('tasas', 'Ilustración de una curva de tasas que baja sobre los techos de la ciudad', () => {
    const m = moods.dusk;
    return canvas(
      m,
      path([140, 240, 340, 440].map((y) => `M0 ${y}H1280`).join(''), {
        stroke: m.paper,
        'stroke-width': 1.4,
        opacity: 0.35,
      }),
      path('M0 140C220 90 330 260 520 230S820 420 1280 400V720H0z', { fill: m.accent, opacity: 0.35 }),
      path('M0 140C220 90 330 260 520 230S820 420 1280 400', { fill: 'none', stroke: bloom.full, 'stroke-width': 9 }),
      ...[
        [250, 158],
        [520, 230],
        [790, 356],
        [1100, 406],
      ].map(([x = 0, y = 0]) => circle(x, y, 15, { fill: m.paper, stroke: bloom.deep, 'stroke-width': 5 })),
      ...[20, 150, 330, 470, 640, 800, 960, 1120].map((x, index) =>
        block(m, {
          x,
          y: 660,
          width: 110,
          height: 90 + ((index * 53) % 120),
          rows: 4,
          columns: 4,
          lit: 0.5,
          tone: index % 3 ? 'shade' : 'wall',
          side: 26,
        }),
      ),
      rect(0, 660, 1280, 60, { fill: m.near }),
    );
  }),
  scene('cuentas', 'Ilustración de una calculadora, recibos y café sobre una mesa', () =>
    canvas(
      moods.rose,
      desk('#F0D5C2', '#C99A80'),
      turned(180, 120, -10, page(300, 470)),
      turned(470, 160, 6, page(260, 400)),
      at(800, 130, 1, calculator(260)),
      at(1130, 560, 1, cup(84, '#0B5D43')),
      turned(420, 600, -8, pen(300, '#12201A')),
      coin(700, 600, 46),
      coin(790, 630, 36),
      coin(1150, 180, 54),
      coin(1210, 270, 34),
    ),
  ),
  scene('puente', 'Ilustración de un puente de monedas entre una persona y su edificio', () => {
    const m = moods.morning;
    return canvas(
      m,
      sun(m, 660, 160, 60),
      ridge(m, 'far', 470, 190, 'pu'),
      path('M0 520h330l-40 200H0zM950 500h330v220H990z', { fill: m.near }),
      path('M0 520h330l-10 30H0zM950 500h330v30H956z', { fill: m.leaf }),
      path('M320 530Q640 400 960 510', { fill: 'none', stroke: bloom.deep, 'stroke-width': 30 }),
      ...Array.from({ length: 13 }, (_, index) =>
        coin(335 + index * 51, Math.round(524 - Math.sin((index / 12) * Math.PI) * 62 - index * 1.4), 27),
      ),
      block(m, { x: 1010, y: 505, width: 170, height: 330, rows: 8, face: 'balconies', lit: 0.2, side: 60 }),
      person({ x: 210, y: 526, height: 230, shirt: '#B3372B', who: 2, pose: 'point', hair: 'bun' }),
      guayacan(m, 80, 526, 230),
      path('M330 640q300 60 640 0v80H300z', { fill: '#8DB5BF' }),
    );
  }),
  scene('banco', 'Ilustración de una asesora y una familia en la mesa del banco', () => {
    const m = moods.noon;
    return canvas(
      m,
      rect(0, 0, 1280, 560, { fill: '#DCEBE3' }),
      rect(0, 560, 1280, 160, { fill: '#9FB8A8' }),
      rect(90, 80, 320, 260, { fill: '#FFFFFF' }),
      path('M120 310V210h40v100zM190 310V160h40v150zM260 310V120h40v190zM330 310V190h40v120z', { fill: '#0B5D43' }),
      path('M110 310h290', { stroke: m.ink, 'stroke-width': 3 }),
      path('M120 190l90-60 90 20 80-50', { stroke: bloom.full, 'stroke-width': 8, fill: 'none' }),
      person({ x: 470, y: 650, height: 330, shirt: '#0B5D43', who: 1, hair: 'bun', pose: 'hold', wears: 'skirt' }),
      person({ x: 900, y: 660, height: 340, shirt: '#1F4F7A', who: 3, pose: 'hold', looks: 'left' }),
      person({ x: 1060, y: 650, height: 320, shirt: '#C66A4A', who: 2, hair: 'long', looks: 'left', wears: 'skirt' }),
      shadow('M420 640h600l40 30H460z'),
      path('M400 520h560l40 30H420z', { fill: '#C98F55' }),
      path('M420 550h580v40H420z', { fill: '#A46F3C' }),
      path('M450 590v110M970 590v110', { stroke: '#7A4F28', 'stroke-width': 18 }),
      turned(620, 470, -4, page(120, 60)),
      house(m, 780, 522, 60),
      plantPot(m, 1210, 680, 260, '#C66A4A'),
    );
  }),
  scene('plazo', 'Ilustración de un camino de veinte años con hitos hasta una casa en la colina', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 860, 210, 90),
      ridge(m, 'far', 430, 180, 'pl'),
      hills(m, 'mid', 520, 120, 'pl2'),
      hills(m, 'near', 640, 90, 'pl3'),
      path('M90 720C260 600 520 660 620 560S560 440 760 410 930 380 960 340', {
        fill: 'none',
        stroke: m.paper,
        'stroke-width': 40,
        'stroke-linecap': 'round',
      }),
      path('M90 720C260 600 520 660 620 560S560 440 760 410 930 380 960 340', {
        fill: 'none',
        stroke: m.accent,
        'stroke-width': 4,
        'stroke-dasharray': '18 16',
      }),
      house(m, 900, 340, 120),
      ...[
        [250, 640],
        [520, 622],
        [620, 520],
        [740, 414],
      ].map(
        ([x = 0, y = 0]) =>
          path(`M${x} ${y}v-90`, { stroke: m.ink, 'stroke-width': 5 }) +
          path(`M${x} ${y - 90}h60l-14 18 14 18h-60z`, { fill: bloom.full, stroke: m.ink, 'stroke-width': 2 }),
      ),
      person({ x: 140, y: 690, height: 180, shirt: '#0B5D43', who: 1, pose: 'point' }),
      guayacan(m, 1130, 600, 240),
    );
  }),
];
