import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { at, canvas, cota, shadow, turned } from '../parts/canvas.ts';
import { clouds, guayacan, hills, ridge, sun } from '../parts/nature.ts';
import {
  coin,
  coins,
  cup,
  folder,
  key,
  magnifier,
  page,
  pen,
  phone,
  planSheet,
  sheet,
  stamp,
} from '../parts/papers.ts';
import { person } from '../parts/people.ts';
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

export const paperScenes = [
  scene('firma', 'Ilustración de una mesa con una escritura firmada, un esfero y una llave', () =>
    canvas(
      moods.monte,
      desk('#0F6A4D', '#083B2C'),
      turned(420, 90, -6, page(430, 560, true)),
      turned(760, 470, -38, pen(330, '#B3372B')),
      turned(960, 190, 18, key(260)),
      at(190, 250, 1, cup(92, '#F4F1E8')),
      turned(1010, 480, 12, folder(230, '#D9A66B')),
    ),
  ),
  scene('notaria', 'Ilustración de un sello sobre un documento y una pila de carpetas', () => {
    const m = moods.rose;
    return canvas(
      m,
      rect(0, 500, 1280, 220, { fill: '#A7503F' }),
      rect(0, 500, 1280, 16, { fill: '#C7775F' }),
      ...[0, 1, 2, 3, 4].map(
        (index) =>
          rect(120 + (index % 2) * 14, 460 - index * 44, 330, 40, {
            fill: ['#0B5D43', '#D9A66B', '#1F4F7A', '#E8DCC4', '#B3372B'][index],
          }) + rect(140 + (index % 2) * 14, 468 - index * 44, 90, 24, { fill: '#FBFAF4', opacity: 0.85 }),
      ),
      shadow('M540 504h560l40 30H580z'),
      path('M560 500l60-24h520l-70 24z', { fill: m.paper }),
      at(760, 180, 1.6, stamp(150)),
      path('M640 486h70M640 480h40', { stroke: '#B9C4BC', 'stroke-width': 3 }),
      circle(1080, 190, 96, { fill: m.sun, opacity: 0.5 }),
      path('M1030 190l36 38 64-78', {
        stroke: m.accent,
        'stroke-width': 20,
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    );
  }),
  scene('entrega-llaves', 'Ilustración de dos personas que reciben las llaves frente a su edificio', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 1040, 180, 70),
      ridge(m, 'far', 460, 200, 'k1'),
      block(m, { x: 90, y: 600, width: 380, height: 460, columns: 4, rows: 8, face: 'balconies', side: 90, lit: 0.25 }),
      rect(0, 600, 1280, 120, { fill: m.ground }),
      guayacan(m, 1120, 640, 330),
      person({
        x: 700,
        y: 660,
        height: 290,
        shirt: '#0B5D43',
        who: 1,
        pose: 'hold',
        hair: 'long',
        wears: 'skirt',
        trousers: '#26324A',
      }),
      person({ x: 820, y: 664, height: 310, shirt: '#1F4F7A', who: 3, looks: 'left' }),
      person({
        x: 960,
        y: 660,
        height: 300,
        shirt: '#B3372B',
        who: 2,
        pose: 'hold',
        looks: 'left',
        trousers: '#43534B',
      }),
      turned(880, 360, 24, key(120)),
    );
  }),
  scene('lista', 'Ilustración de una lista de chequeo junto a un plano enrollado y una lupa', () => {
    const rows = [0, 1, 2, 3, 4, 5];
    return canvas(
      moods.morning,
      desk('#E7D7B6', '#B99B63'),
      turned(160, 130, -12, planSheet(430, 330)),
      turned(
        640,
        70,
        5,
        sheet(420, 590) +
          rect(120, -18, 180, 46, { rx: 12, fill: '#43534B' }) +
          rows
            .map(
              (row) =>
                rect(50, 80 + row * 80, 42, 42, {
                  rx: 8,
                  fill: row < 4 ? '#0B5D43' : '#FFFFFF',
                  stroke: '#0B5D43',
                  'stroke-width': 4,
                }) +
                (row < 4
                  ? path(`M60 ${100 + row * 80}l10 12 16-22`, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 6 })
                  : '') +
                path(`M118 ${94 + row * 80}h${row % 2 ? 190 : 240}M118 ${112 + row * 80}h${row % 2 ? 140 : 110}`, {
                  stroke: '#B9C4BC',
                  'stroke-width': 6,
                }),
            )
            .join(''),
      ),
      at(1130, 300, 1, magnifier(100, path('M-60 10h120M-40 40h80', { stroke: '#8FB4A0', 'stroke-width': 8 }))),
      turned(300, 560, -14, pen(260, '#1F4F7A')),
      coin(1120, 590, 56),
    );
  }),
  scene('balanza', 'Ilustración de una balanza que pesa una casa y un contrato', () => {
    const m = moods.dusk;
    return canvas(
      m,
      sun(m, 640, 330, 170),
      hills(m, 'mid', 600, 70, 'ba'),
      path('M640 130V600M520 610h240l-40-26h-160z', { stroke: m.paper, 'stroke-width': 14, fill: m.paper }),
      circle(640, 130, 22, { fill: bloom.full }),
      path('M310 210Q640 90 970 170', { stroke: m.paper, 'stroke-width': 12, fill: 'none' }),
      path('M310 210l-100 230h200zM970 170l-100 220h200z', { fill: 'none', stroke: m.paper, 'stroke-width': 3 }),
      path('M190 440h240a120 60 0 0 1-240 0zM850 390h240a120 60 0 0 1-240 0z', { fill: m.near }),
      house(m, 240, 436, 110),
      turned(900, 240, 6, page(120, 148, true)),
      rect(0, 640, 1280, 80, { fill: m.near }),
      guayacan(m, 150, 660, 150),
    );
  }),
  scene(
    'contrato-digital',
    'Ilustración de un teléfono con un contrato y un escudo de verificación sobre la ciudad',
    () => {
      const m = moods.noon;
      return canvas(
        m,
        clouds(m, [120, 120, 220], [980, 90, 180]),
        hills(m, 'far', 520, 120, 'cd'),
        ...[80, 220, 960, 1100].map((x, index) =>
          block(m, {
            x,
            y: 640,
            width: 100,
            height: 200 + ((index * 70) % 160),
            rows: 7,
            tone: index % 2 ? 'shade' : 'wall',
          }),
        ),
        rect(0, 640, 1280, 80, { fill: m.ground }),
        at(500, 70, 1, phone(300, '#F4F7F2')),
        at(540, 130, 1, page(220, 380, true)),
        circle(800, 500, 86, { fill: '#0B5D43' }),
        path('M760 500l30 34 54-66', {
          stroke: '#FFFFFF',
          'stroke-width': 18,
          fill: 'none',
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
        guayacan(m, 360, 680, 210),
        cota(500, 690, 300, m.ink),
      );
    },
  ),
  scene('archivo', 'Ilustración de un archivador con pestañas de colores y un expediente abierto', () => {
    const m = moods.rain;
    const drawers = [0, 1, 2].map(
      (row) =>
        rect(150, 130 + row * 170, 420, 156, { rx: 8, fill: '#3E6357' }) +
        rect(150, 130 + row * 170, 420, 26, { rx: 8, fill: '#52806F' }) +
        rect(290, 200 + row * 170, 140, 16, { rx: 8, fill: bloom.full }) +
        rect(300, 160 + row * 170, 120, 28, { fill: m.paper }),
    );
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#DDE5DF' }),
      rect(0, 620, 1280, 100, { fill: '#B8A88A' }),
      shadow('M150 640h420l60 22H190z'),
      rect(136, 116, 448, 524, { rx: 10, fill: '#2C4A40' }),
      ...drawers,
      ...[0, 1, 2, 3, 4].map((index) =>
        turned(
          650 + index * 96,
          250 + (index % 2) * 16,
          -4 + index * 2.4,
          folder(300, ['#B3372B', '#D9A66B', '#1F4F7A', '#0B5D43', '#F5B81C'][index] ?? '#B3372B'),
        ),
      ),
      turned(760, 420, 4, page(300, 210)),
      coins(1080, 640, 110, 3),
    );
  }),
];
