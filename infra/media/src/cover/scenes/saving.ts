import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { house } from '../parts/buildings.ts';
import { at, canvas, shadow, turned } from '../parts/canvas.ts';
import { guayacan, sun } from '../parts/nature.ts';
import { calendar, coin, coins, page, phone } from '../parts/papers.ts';
import { jar } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const savingScenes = [
  scene('frasco', 'Ilustración de un frasco con monedas del que crece un guayacán', () => {
    const m = moods.rose;
    return canvas(
      m,
      sun(m, 960, 220, 110),
      rect(0, 580, 1280, 140, { fill: '#B4774F' }),
      rect(0, 580, 1280, 16, { fill: '#D39A6E' }),
      guayacan(m, 560, 232, 232),
      jar(
        410,
        610,
        300,
        Array.from({ length: 16 }, (_, index) =>
          coin(470 + (index % 5) * 46 + (Math.floor(index / 5) % 2) * 20, 586 - Math.floor(index / 5) * 44, 26),
        ).join('') + path('M560 460V232', { stroke: '#4A372C', 'stroke-width': 14 }),
      ),
      coins(860, 610, 120, 4),
      coins(1010, 610, 120, 7),
      coin(250, 590, 40),
    );
  }),
  scene('alcancia', 'Ilustración de una alcancía en forma de casa y una mano que guarda una moneda', () => {
    const m = moods.noon;
    return canvas(
      m,
      circle(640, 360, 300, { fill: m.paper, opacity: 0.5 }),
      rect(0, 600, 1280, 120, { fill: '#3E8F5E' }),
      house(m, 480, 610, 270, 'wall'),
      rect(560, 268, 110, 16, { rx: 8, fill: m.ink }),
      coin(616, 208, 46),
      path('M690 60q70 40 60 120l-50 40-26-20 20-50-50 30-22-24z', { fill: '#B67A52' }),
      path('M740 0h150v120q-60 50-130 30z', { fill: '#1F4F7A' }),
      coins(150, 620, 120, 3),
      coins(290, 620, 120, 6),
      guayacan(m, 1060, 640, 270),
    );
  }),
  scene('meses', 'Ilustración de un calendario con un día marcado y monedas que crecen mes a mes', () => {
    const m = moods.monte;
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#0F6A4D' }),
      path([120, 240, 360, 480].map((y) => `M0 ${y}H1280`).join(''), {
        stroke: '#FFFFFF',
        'stroke-width': 1.4,
        opacity: 0.15,
      }),
      turned(120, 110, -4, calendar(430, 16)),
      rect(0, 620, 1280, 100, { fill: '#083B2C' }),
      ...[1, 2, 4, 6, 9].map((count, index) => coins(620 + index * 126, 640, 100, count)),
      path('M660 590L780 560 900 510 1030 460 1110 420', {
        fill: 'none',
        stroke: bloom.light,
        'stroke-width': 5,
        'stroke-dasharray': '3 13',
        'stroke-linecap': 'round',
      }),
      house(m, 1118, 494, 92),
      guayacan(m, 80, 660, 120),
    );
  }),
  scene('sobres', 'Ilustración de sobres de ahorro, una app de metas y una maqueta de casa', () => {
    const m = moods.golden;
    const envelope = (colour: string) =>
      shadow('M10 12h300v190H10z') +
      rect(0, 0, 300, 190, { rx: 8, fill: colour }) +
      path('M0 0l150 110L300 0', { fill: 'none', stroke: '#0B1712', 'stroke-width': 3, opacity: 0.3 });
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#F3D3A8' }),
      path('M0 0h1280L0 720z', { fill: '#FFFFFF', opacity: 0.16 }),
      turned(90, 160, -9, envelope('#B3372B')),
      turned(150, 320, 4, envelope('#0B5D43')),
      turned(110, 500, -4, envelope('#FBFAF4')),
      at(
        560,
        80,
        1,
        phone(280, '#F4F7F2') +
          circle(140, 210, 90, { fill: 'none', stroke: '#DCE5DD', 'stroke-width': 26 }) +
          path('M140 120a90 90 0 1 1-78 135', {
            fill: 'none',
            stroke: '#0B5D43',
            'stroke-width': 26,
            'stroke-linecap': 'round',
          }) +
          [0, 1, 2]
            .map((row) => rect(50, 350 + row * 56, 180, 34, { rx: 8, fill: row === 0 ? bloom.full : '#E4E8E3' }))
            .join(''),
      ),
      house(m, 930, 560, 200),
      coin(910, 640, 44),
      coin(1000, 660, 34),
      turned(930, 130, 12, page(190, 210)),
      guayacan(m, 1200, 600, 190),
    );
  }),
];
