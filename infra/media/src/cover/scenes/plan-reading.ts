import { path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { canvas, cota, shadow, turned } from '../parts/canvas.ts';
import { guayacan, sun } from '../parts/nature.ts';
import { pen, planSheet } from '../parts/papers.ts';
import { person } from '../parts/people.ts';
import { scene } from '../scene.ts';

export const planReadingScenes = [
  scene('plano-mesa', 'Ilustración de un plano abierto con escalímetro, lápiz y dos manos que señalan', () =>
    canvas(
      moods.morning,
      rect(0, 0, 1280, 720, { fill: '#CFE0D4' }),
      path('M0 0h1280L0 720z', { fill: '#FFFFFF', opacity: 0.3 }),
      turned(230, 60, -3, planSheet(800, 570)),
      turned(
        150,
        560,
        -16,
        shadow('M8 10h440v54H8z') +
          rect(0, 0, 440, 52, { fill: bloom.full, stroke: '#12201A', 'stroke-width': 2 }) +
          path(
            Array.from({ length: 21 }, (_, index) => `M${20 + index * 20} 0v${index % 5 === 0 ? 30 : 16}`).join(''),
            { stroke: '#12201A', 'stroke-width': 2.4 },
          ),
      ),
      turned(860, 610, -32, pen(300, '#B3372B')),
      path('M1280 330q-170-60-330 20l-40 44 20 20 60-26-30 50 34 14 80-60 206 20z', { fill: '#B67A52' }),
      path('M1280 320v120l-120-12 20-120z', { fill: '#0B5D43' }),
    ),
  ),
  scene('del-plano-al-piso', 'Ilustración de un plano que se levanta y se vuelve un apartamento con muros', () => {
    const m = moods.golden;
    const wall = (d: string, fill: string) => path(d, { fill });
    return canvas(
      m,
      sun(m, 1050, 160, 62),
      rect(0, 470, 1280, 250, { fill: '#D3AC78' }),
      path('M180 600L640 430 1120 560 640 710z', { fill: '#FBFAF4' }),
      path('M270 598L640 462 1030 566 640 680z', { fill: 'none', stroke: '#0B5D43', 'stroke-width': 4 }),
      wall('M270 598V440L640 304v158z', '#FDECD0'),
      wall('M640 462V304l390 104v158z', '#E3BD98'),
      path('M640 462V304l390 104v158z', { fill: 'url(#hatch)', opacity: 0.14 }),
      wall('M455 530V400l185 56v130z', '#F6D7B0'),
      wall('M700 478l120 32v-90l-120-32z', '#86707C'),
      wall('M330 540v-70l70-26v70z', '#86707C'),
      path('M700 560l120-40 110 32-120 40z', { fill: '#0B5D43' }),
      path('M480 610l80-28 60 18-80 30z', { fill: bloom.full }),
      cota(270, 650, 360, m.ink),
      cota(150, 440, 160, m.ink, 'down'),
      person({
        x: 1150,
        y: 690,
        height: 270,
        shirt: '#B3372B',
        who: 1,
        pose: 'point',
        looks: 'left',
        hair: 'bun',
        wears: 'skirt',
      }),
      guayacan(m, 90, 700, 190),
    );
  }),
  scene('medidas', 'Ilustración de una persona que mide una sala con cinta métrica', () => {
    const m = moods.noon;
    return canvas(
      m,
      rect(0, 0, 1280, 560, { fill: '#F1EDDF' }),
      rect(0, 560, 1280, 160, { fill: '#C9A877' }),
      path('M0 590H1280M0 630H1280M0 680H1280', { stroke: m.ink, 'stroke-width': 1.3, opacity: 0.18 }),
      rect(760, 110, 380, 330, { fill: m.paper }),
      rect(780, 130, 340, 290, { fill: 'url(#sky)' }),
      path('M780 360q120-70 340-20v80H780z', { fill: m.near }),
      guayacan(m, 1020, 420, 150),
      path('M950 130v290', { stroke: m.paper, 'stroke-width': 10 }),
      cota(760, 480, 380, '#B3372B'),
      cota(700, 110, 330, '#B3372B', 'down'),
      path('M240 640H960', { stroke: bloom.full, 'stroke-width': 16 }),
      path(Array.from({ length: 36 }, (_, index) => `M${250 + index * 20} 632v${index % 5 ? 8 : 16}`).join(''), {
        stroke: m.ink,
        'stroke-width': 2,
      }),
      rect(190, 606, 66, 60, { rx: 14, fill: '#B3372B' }),
      person({ x: 200, y: 690, height: 330, shirt: '#0B5D43', who: 3, pose: 'hold' }),
      person({
        x: 1010,
        y: 690,
        height: 310,
        shirt: '#1F4F7A',
        who: 0,
        hair: 'long',
        pose: 'hold',
        looks: 'left',
        wears: 'skirt',
      }),
      turned(330, 130, -3, planSheet(260, 200)),
    );
  }),
];
