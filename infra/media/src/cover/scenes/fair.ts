import { path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { canvas, shadow, turned } from '../parts/canvas.ts';
import { clouds, guayacan, hills } from '../parts/nature.ts';
import { bunting, stall } from '../parts/outdoors.ts';
import { planSheet } from '../parts/papers.ts';
import { child, person } from '../parts/people.ts';
import { sign } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const fairScenes = [
  scene('pabellon', 'Ilustración de una feria de vivienda con puestos de toldos y visitantes', () => {
    const m = moods.noon;
    return canvas(
      m,
      clouds(m, [140, 70, 180], [900, 90, 200]),
      hills(m, 'far', 480, 120, 'fe'),
      rect(0, 560, 1280, 160, { fill: '#E3D3B5' }),
      stallRow(m),
      person({ x: 250, y: 690, height: 230, shirt: '#B3372B', who: 1, pose: 'point' }),
      person({ x: 330, y: 694, height: 220, shirt: '#F5B81C', who: 3, hair: 'long', wears: 'skirt' }),
      child({ x: 640, y: 694, height: 220, shirt: '#0B5D43', who: 2, pose: 'wave' }),
      person({ x: 720, y: 692, height: 226, shirt: '#6A3E9E', who: 2, looks: 'left' }),
      person({ x: 1060, y: 690, height: 230, shirt: '#1F4F7A', who: 0, hair: 'bun', wears: 'skirt', looks: 'left' }),
      guayacan(m, 1200, 640, 250),
    );
  }),
  scene('feria-virtual', 'Ilustración de un computador del que salen puestos de feria y edificios', () => {
    const m = moods.dusk;
    return canvas(
      m,
      rect(0, 600, 1280, 120, { fill: m.near }),
      path('M220 560h840l70 60H150z', { fill: m.shade }),
      rect(300, 150, 680, 420, { rx: 18, fill: '#1B2621' }),
      rect(322, 172, 636, 376, { fill: '#F6E7C8' }),
      ...[350, 560, 760].map((x, index) =>
        block(moods.golden, {
          x,
          y: 548,
          width: 130,
          height: 190 + index * 50,
          rows: 6,
          columns: 3,
          tone: index === 1 ? 'accent' : 'wall',
          side: 30,
        }),
      ),
      ...bigStalls(),
      path('M330 200q310 80 620 0', { fill: 'none', stroke: '#43534B', 'stroke-width': 3 }),
      ...Array.from({ length: 12 }, (_, index) =>
        path(`M${350 + index * 50} ${206 + Math.round(Math.sin(((index + 0.5) / 12) * Math.PI) * 38)}h30l-15 28z`, {
          fill: ['#B3372B', '#0B5D43', '#F5B81C', '#1F4F7A'][index % 4],
        }),
      ),
      person({ x: 200, y: 690, height: 260, shirt: '#E8A06F', who: 3, pose: 'point', hair: 'long', wears: 'skirt' }),
      person({ x: 1090, y: 690, height: 270, shirt: '#6FD3A8', who: 1, pose: 'wave', looks: 'left' }),
      guayacan(m, 1210, 680, 170),
    );
  }),
  scene('sala-de-ventas', 'Ilustración de una sala de ventas con maqueta y asesora', () => {
    const m = moods.morning;
    return canvas(
      m,
      rect(0, 0, 1280, 580, { fill: '#E4EEE4' }),
      rect(0, 580, 1280, 140, { fill: '#C2B08C' }),
      rect(120, 90, 420, 260, { fill: m.paper }),
      turned(140, 106, 0, planSheet(380, 226)),
      rect(640, 90, 520, 180, { fill: '#0B5D43' }),
      path('M690 150h240M690 200h160', { stroke: m.paper, 'stroke-width': 18 }),
      path('M1010 230v-70l60-50 60 50v70z', { fill: bloom.full }),
      shadow('M420 640h480l40 30H460z'),
      path('M400 540h500l50 50H430z', { fill: '#B9D2A6' }),
      path('M430 590h520v60H430z', { fill: '#8A5A2C' }),
      block(m, { x: 520, y: 560, width: 70, height: 160, columns: 3, rows: 6, side: 20 }),
      block(m, { x: 640, y: 566, width: 70, height: 200, columns: 3, rows: 7, side: 20, tone: 'accent' }),
      block(m, { x: 760, y: 560, width: 70, height: 140, columns: 3, rows: 5, side: 20 }),
      guayacan(m, 870, 576, 60),
      guayacan(m, 480, 570, 50),
      person({ x: 340, y: 690, height: 320, shirt: '#0B5D43', who: 2, hair: 'bun', pose: 'point', wears: 'skirt' }),
      person({ x: 1030, y: 694, height: 330, shirt: '#C66A4A', who: 1, looks: 'left' }),
      person({ x: 1140, y: 690, height: 310, shirt: '#1F4F7A', who: 3, hair: 'long', looks: 'left', wears: 'skirt' }),
      sign(m, 40, 690, 150, '#B3372B'),
    );
  }),
];

function stallRow(m: (typeof moods)['noon']): string {
  return (
    [30, 330, 630, 930]
      .map((x, index) =>
        block(m, {
          x: x + 30,
          y: 560,
          width: 90,
          height: 150 + ((index * 90) % 200),
          rows: 6,
          columns: 3,
          side: 24,
          tone: 'shade',
        }),
      )
      .join('') +
    [
      ['#0B5D43', 60],
      ['#B3372B', 360],
      ['#1F4F7A', 660],
      ['#C66A4A', 940],
    ]
      .map(([colour, x]) => stallAt(m, Number(x), String(colour)))
      .join('') +
    bunt()
  );
}

function stallAt(m: (typeof moods)['noon'], x: number, colour: string): string {
  return stall(m, x, 630, 220, colour);
}

function bunt(): string {
  return (
    bunting(40, 190, 560, ['#B3372B', '#F5B81C', '#0B5D43']) + bunting(640, 190, 560, ['#1F4F7A', '#F5B81C', '#C66A4A'])
  );
}

function bigStalls(): string[] {
  return [380, 700].map((x, index) => stall(moods.golden, x, 548, 170, index ? '#B3372B' : '#0B5D43'));
}
