import { circle, path, rect } from '../../svg.ts';
import { moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { canvas, shadow, turned } from '../parts/canvas.ts';
import { bush, ground, guayacan, hills, ridge, sun, tree } from '../parts/nature.ts';
import { coin, pen, sheet } from '../parts/papers.ts';
import { child, dog, person } from '../parts/people.ts';
import { umbrella } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const subsidyScenes = [
  scene('sombrilla', 'Ilustración de una mano amiga: una sombrilla verde cubre una casa pequeña de la lluvia', () => {
    const m = moods.rain;
    return canvas(
      m,
      hills(m, 'far', 500, 130, 'so'),
      path(Array.from({ length: 70 }, (_, index) => `M${(index * 151) % 1280} ${(index * 89) % 600}l-9 30`).join(''), {
        stroke: m.paper,
        'stroke-width': 2.4,
        opacity: 0.7,
      }),
      ground(m, 600),
      umbrella(560, 300, 640, '#0B5D43'),
      house(m, 610, 620, 180),
      person({ x: 530, y: 640, height: 210, pose: 'hold', shirt: '#C66A4A', who: 2, hair: 'long', wears: 'skirt' }),
      child({ x: 830, y: 640, height: 200, shirt: '#F5B81C', who: 3 }),
      guayacan(m, 1130, 640, 240),
      tree(m, 130, 640, 190),
    );
  }),
  scene('aporte', 'Ilustración de tres monedas que completan el muro de una vivienda', () => {
    const m = moods.morning;
    const bricks = Array.from({ length: 40 }, (_, index) => {
      const row = Math.floor(index / 8);
      const x = 330 + (index % 8) * 76 + (row % 2) * 38;
      return index === 27 || index === 36 || index === 19
        ? ''
        : rect(x, 560 - row * 46, 72, 42, { fill: ['#C66A4A', '#B85C3E', '#D07A58'][index % 3] });
    });
    return canvas(
      m,
      sun(m, 1040, 160, 60),
      ridge(m, 'far', 470, 170, 'ap'),
      ground(m, 610),
      path('M300 370L660 170 1020 370', { fill: 'none', stroke: m.roof, 'stroke-width': 30 }),
      ...bricks,
      coin(330 + 3 * 76 + 74, 442, 34),
      coin(330 + 3 * 76 + 36, 490, 34),
      coin(330 + 4 * 76 + 36, 396, 34),
      person({ x: 200, y: 640, height: 280, shirt: '#0B5D43', who: 3, pose: 'point', hair: 'bun', wears: 'skirt' }),
      person({ x: 1090, y: 640, height: 290, shirt: '#1F4F7A', who: 1, pose: 'point', looks: 'left' }),
      guayacan(m, 70, 640, 190),
      bush(m, 1220, 640, 110),
    );
  }),
  scene('familia-conjunto', 'Ilustración de una familia frente a un conjunto de vivienda social', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 280, 170, 64),
      hills(m, 'far', 500, 150, 'fc'),
      ...[70, 360, 650, 940].map((x, index) =>
        block(m, {
          x,
          y: 590,
          width: 220,
          height: 300,
          columns: 5,
          rows: 6,
          tone: index % 2 ? 'accent' : 'wall',
          side: 50,
          lit: 0.25,
        }),
      ),
      ground(m, 590),
      path('M520 720q60-90 40-130h90q-10 60 60 130z', { fill: m.paper, opacity: 0.7 }),
      person({ x: 420, y: 690, height: 230, shirt: '#0B5D43', who: 2, pose: 'wave' }),
      person({ x: 500, y: 694, height: 220, shirt: '#F5B81C', who: 4, hair: 'long', wears: 'skirt' }),
      child({ x: 570, y: 694, height: 210, shirt: '#1F4F7A', who: 2 }),
      dog(650, 694, 46),
      guayacan(m, 900, 690, 210),
      tree(m, 1140, 690, 160),
    );
  }),
  scene('formulario', 'Ilustración de una postulación con documento, cédula y esfero junto a una maqueta', () => {
    const m = moods.monte;
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#D7E6D9' }),
      path('M0 0h1280L0 720z', { fill: '#FFFFFF', opacity: 0.3 }),
      turned(
        180,
        90,
        -5,
        sheet(460, 580) +
          [0, 1, 2, 3, 4, 5]
            .map(
              (row) =>
                rect(44, 100 + row * 74, 372, 46, { rx: 6, fill: '#EEF3EE', stroke: '#9FB5A6', 'stroke-width': 2 }) +
                path(`M60 ${124 + row * 74}h${[200, 120, 260, 160, 230, 90][row]}`, {
                  stroke: '#59685F',
                  'stroke-width': 6,
                }),
            )
            .join('') +
          rect(44, 36, 230, 26, { fill: '#0B5D43' }),
      ),
      turned(
        690,
        110,
        8,
        shadow('M10 12h330v210H10z') +
          rect(0, 0, 330, 210, { rx: 16, fill: '#F6E3B0' }) +
          rect(26, 50, 90, 116, { rx: 8, fill: '#C9A86A' }) +
          circle(71, 96, 26, { fill: '#8A5838' }) +
          path('M36 166a35 40 0 0 1 70 0z', { fill: '#0B5D43' }) +
          path('M146 70h150M146 104h120M146 138h140', { stroke: '#7A5B2C', 'stroke-width': 9 }),
      ),
      house(moods.morning, 800, 640, 190),
      turned(620, 590, -30, pen(280, '#B3372B')),
      guayacan(moods.morning, 1150, 650, 230),
    );
  }),
];
