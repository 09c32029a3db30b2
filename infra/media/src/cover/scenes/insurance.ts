import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { at, canvas, turned } from '../parts/canvas.ts';
import { clouds, ground, guayacan, hills, tree } from '../parts/nature.ts';
import { coins, page } from '../parts/papers.ts';
import { child, person } from '../parts/people.ts';
import { umbrella } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const insuranceScenes = [
  scene('escudo', 'Ilustración de un escudo verde que protege un edificio', () => {
    const m = moods.noon;
    return canvas(
      m,
      clouds(m, [110, 130, 210], [950, 110, 190]),
      hills(m, 'far', 560, 130, 'sc'),
      ground(m, 630),
      tree(m, 140, 660, 190),
      block(m, {
        x: 520,
        y: 640,
        width: 190,
        height: 430,
        columns: 4,
        rows: 9,
        face: 'balconies',
        side: 60,
        lit: 0.15,
      }),
      at(
        640,
        250,
        1,
        path('M0 0q120 66 200 60 20 280-200 400Q-220 340-200 60-120 66 0 0z', { fill: '#0B5D43', opacity: 0.9 }),
        path('M0 0q120 66 200 60 20 280-200 400z', { fill: '#0B1712', opacity: 0.14 }),
        path('M-84 220l62 66 110-140', {
          fill: 'none',
          stroke: bloom.full,
          'stroke-width': 34,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      ),
      person({ x: 330, y: 680, height: 210, shirt: '#B3372B', who: 2, hair: 'long', wears: 'skirt' }),
      child({ x: 410, y: 684, height: 210, shirt: '#1F4F7A', who: 2 }),
      guayacan(m, 1060, 680, 270),
    );
  }),
  scene('tormenta', 'Ilustración de una casa en calma bajo una tormenta, protegida por una cúpula', () => {
    const m = moods.night;
    return canvas(
      m,
      path(
        'M120 110q60-70 150-30 70-60 150 0 90-20 100 50H100q-10-10 20-20zM760 90q60-70 150-30 70-60 150 0 90-20 100 50H740q-10-10 20-20z',
        { fill: m.far },
      ),
      path('M300 170l-50 110h44l-34 100 100-140h-50l40-70zM960 150l-50 110h44l-34 100 100-140h-50l40-70z', {
        fill: bloom.full,
      }),
      path(
        Array.from({ length: 60 }, (_, index) => `M${(index * 149) % 1280} ${160 + ((index * 83) % 440)}l-12 34`).join(
          '',
        ),
        { stroke: '#8BBAF6', 'stroke-width': 2.4, opacity: 0.5 },
      ),
      hills(m, 'mid', 620, 90, 'to'),
      ground(m, 620),
      path('M360 640a280 280 0 0 1 560 0z', { fill: '#DDEBF8', opacity: 0.16, stroke: '#DDEBF8', 'stroke-width': 4 }),
      house(m, 540, 640, 180),
      guayacan(m, 810, 645, 170),
      path('M420 520a220 220 0 0 1 90-120', {
        stroke: '#FFFFFF',
        'stroke-width': 8,
        opacity: 0.5,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    );
  }),
  scene('poliza', 'Ilustración de una póliza con sello, sombrilla y las cosas de la casa', () => {
    const m = moods.rose;
    return canvas(
      m,
      rect(0, 560, 1280, 160, { fill: '#C98E77' }),
      rect(0, 560, 1280, 14, { fill: '#E3B29C' }),
      turned(140, 80, -4, page(380, 500, true)),
      circle(440, 500, 60, { fill: '#B3372B' }),
      circle(440, 500, 44, { fill: 'none', stroke: m.paper, 'stroke-width': 4, 'stroke-dasharray': '5 6' }),
      umbrella(880, 290, 560, '#0B5D43'),
      rect(700, 470, 150, 100, { rx: 8, fill: '#22302A' }),
      rect(712, 482, 126, 76, { fill: m.glass }),
      rect(880, 400, 120, 172, { rx: 8, fill: m.paper }),
      path('M880 460h120M894 430v18M894 476v30', { stroke: '#8A9890', 'stroke-width': 5 }),
      path('M1030 570v-90h90v90z', { fill: '#9B6540' }),
      circle(1075, 520, 24, { fill: m.paper }),
      coins(620, 600, 90, 3),
      guayacan(m, 1200, 590, 160),
    );
  }),
];
