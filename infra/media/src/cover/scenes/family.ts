import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { canvas } from '../parts/canvas.ts';
import { guayacan, hills, palm, ridge, sun, tree } from '../parts/nature.ts';
import { cat, child, dog, person } from '../parts/people.ts';
import { lightBeam, pendant, picture, plantPot, room, rug, shelf, sofa, table, window } from '../parts/rooms.ts';
import { scene } from '../scene.ts';

const abstract = (x: number, y: number, colours: readonly [string, string, string]) =>
  rect(x, y, 100, 130, { fill: colours[0] }) +
  circle(x + 50, y + 54, 30, { fill: colours[1] }) +
  path(`M${x} ${y + 100}q50-40 100 0v30H${x}z`, { fill: colours[2] });

export const familyScenes = [
  scene('parque-infantil', 'Ilustración de niños que juegan en el parque del conjunto con su perro', () => {
    const m = moods.noon;
    return canvas(
      m,
      sun(m, 1100, 110, 46),
      hills(m, 'far', 470, 120, 'pi'),
      ...[40, 260, 960].map((x, index) =>
        block(m, {
          x,
          y: 540,
          width: 160,
          height: 260 + index * 30,
          rows: 8,
          columns: 4,
          face: 'balconies',
          side: 44,
          tone: index === 1 ? 'accent' : 'wall',
        }),
      ),
      rect(0, 540, 1280, 180, { fill: '#A9D08F' }),
      path('M300 720q120-110 420-110t500 110z', { fill: '#F1DFB4' }),
      path('M520 660V430h90v230M520 500h90', { stroke: '#1F4F7A', 'stroke-width': 14, fill: 'none' }),
      path('M610 440q140 40 210 220h-50q-60-150-160-180z', { fill: '#E0743F' }),
      path('M496 430l70-60 70 60z', { fill: '#B3372B' }),
      path('M900 660l70-230h160l70 230M970 430h160M1010 430v150M1090 430v150', {
        stroke: '#0B5D43',
        'stroke-width': 12,
        fill: 'none',
      }),
      rect(996, 576, 110, 14, { fill: '#B5793F' }),
      child({ x: 1050, y: 590, height: 220, shirt: '#F5B81C', who: 2, pose: 'hold' }),
      child({ x: 450, y: 690, height: 240, shirt: '#B3372B', who: 4, pose: 'wave', hair: 'bun' }),
      child({ x: 860, y: 690, height: 230, shirt: '#6A3E9E', who: 1 }),
      dog(340, 690, 70),
      guayacan(m, 180, 680, 260),
    );
  }),
  scene('mascotas-sala', 'Ilustración de un perro y un gato en una sala junto a la ventana', () => {
    const m = moods.rose;
    return canvas(
      m,
      room(m, '#E9F0E8', '#D3A578'),
      window(m, 420, 80, 440, 340, hills(m, 'mid', 420, 100, 'ms') + guayacan(m, 720, 420, 190) + sun(m, 540, 180, 36)),
      lightBeam(440, 540, 400, 180),
      rug(380, 600, 520, '#A7503F'),
      sofa(60, 620, 330, '#26324A'),
      dog(620, 660, 150),
      cat(880, 426, 120, '#12201A'),
      plantPot(m, 1160, 640, 290, '#0B5D43'),
      path('M980 650h110l16 30H964z', { fill: '#B3372B' }),
      path('M996 650h78', { stroke: '#7A4A2B', 'stroke-width': 12 }),
      circle(500, 670, 22, { fill: bloom.full }),
      picture(130, 130, 150, 180, abstract(155, 155, ['#DCEDE4', '#F29A7A', '#386350'])),
    );
  }),
  scene('cuarto-ninos', 'Ilustración de un cuarto infantil con camarote, móvil y juguetes', () => {
    const m = moods.monte;
    return canvas(
      m,
      room(m, '#DDEBDC', '#C79A64', 560),
      path('M0 150q160-60 320 0t320 0 320 0 320 0V0H0z', { fill: '#B9D9C6' }),
      path('M110 640V170M560 640V170M110 300h450M110 520h450', { stroke: '#9B6540', 'stroke-width': 18 }),
      rect(120, 250, 430, 50, { rx: 14, fill: '#E8A06F' }),
      rect(120, 470, 430, 50, { rx: 14, fill: '#1F4F7A' }),
      rect(132, 226, 90, 40, { rx: 14, fill: m.paper }),
      rect(132, 446, 90, 40, { rx: 14, fill: m.paper }),
      path('M590 640V200M650 640V200M590 270h60M590 340h60M590 410h60M590 480h60M590 550h60', {
        stroke: '#B5793F',
        'stroke-width': 12,
      }),
      window(moods.noon, 780, 110, 280, 250, sun(moods.noon, 980, 180, 34) + hills(moods.noon, 'mid', 360, 80, 'cn')),
      rug(740, 620, 380, '#F5B81C'),
      rect(820, 600, 50, 50, { fill: '#B3372B' }),
      rect(872, 600, 50, 50, { fill: '#0B5D43' }),
      rect(846, 550, 50, 50, { fill: '#1F4F7A' }),
      child({
        x: 980,
        y: 670,
        height: 260,
        shirt: '#C66A4A',
        who: 3,
        hair: 'bun',
        wears: 'skirt',
        looks: 'left',
        pose: 'point',
      }),
      cat(1140, 650, 90, '#A7A6A0'),
      shelf(1100, 240, 150, 2),
      guayacan(moods.noon, 880, 358, 110),
    );
  }),
  scene('abuelos', 'Ilustración de tres generaciones en la sala comedor', () => {
    const m = moods.golden;
    return canvas(
      m,
      room(m, '#F6DFC0', '#A97B4C', 560),
      window(m, 120, 100, 260, 260, hills(m, 'mid', 360, 70, 'ab') + sun(m, 220, 220, 36)),
      pendant(660, 120, '#B3372B'),
      person({ x: 520, y: 640, height: 330, shirt: '#0B5D43', who: 3, pose: 'hold' }),
      person({
        x: 800,
        y: 640,
        height: 320,
        shirt: '#1F4F7A',
        who: 3,
        hair: 'bun',
        looks: 'left',
        pose: 'hold',
        wears: 'skirt',
      }),
      table(420, 690, 490, 150),
      circle(560, 512, 22, { fill: m.paper }),
      circle(660, 508, 34, { fill: '#C8553D' }),
      circle(760, 512, 22, { fill: m.paper }),
      child({ x: 350, y: 690, height: 300, shirt: '#F5B81C', who: 2, pose: 'wave' }),
      person({
        x: 1010,
        y: 690,
        height: 350,
        shirt: '#B3372B',
        who: 1,
        hair: 'long',
        looks: 'left',
        pose: 'point',
        wears: 'skirt',
      }),
      picture(960, 130, 180, 130, path('M970 250l50-70 40 40 30-30 40 60z', { fill: '#674F58' })),
      shelf(450, 250, 120, 3),
      plantPot(m, 1200, 680, 220, '#FDECD0'),
      guayacan(m, 310, 358, 110),
    );
  }),
  scene('paseo', 'Ilustración de una persona que pasea dos perros por un sendero entre torres', () => {
    const m = moods.dusk;
    return canvas(
      m,
      sun(m, 900, 300, 90),
      ridge(m, 'far', 460, 160, 'pa'),
      ...[80, 300, 1020].map((x, index) =>
        block(m, { x, y: 560, width: 140, height: 300 - index * 30, rows: 9, columns: 4, lit: 0.5, side: 40 }),
      ),
      rect(0, 560, 1280, 160, { fill: m.near }),
      path('M0 680Q500 600 1280 640v50Q500 650 0 720z', { fill: '#8983AB', opacity: 0.5 }),
      person({ x: 560, y: 680, height: 260, shirt: '#F5B81C', who: 1, pose: 'point', hair: 'long' }),
      path('M640 530L760 650M640 530L860 656', { stroke: m.paper, 'stroke-width': 3 }),
      dog(770, 684, 70),
      dog(890, 690, 52, '#E8DCC4'),
      guayacan(m, 220, 670, 250),
      tree(m, 1180, 650, 170),
      palm(m, 1060, 650, 200),
    );
  }),
];
