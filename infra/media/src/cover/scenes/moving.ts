import { circle, path, rect } from '../../svg.ts';
import { type Mood, moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { canvas } from '../parts/canvas.ts';
import { guayacan, hills, ridge, sun, tree } from '../parts/nature.ts';
import { cat, person } from '../parts/people.ts';
import { lightBeam, plantPot, room, rug, window } from '../parts/rooms.ts';
import { carton, truck } from '../parts/things.ts';
import { scene } from '../scene.ts';

const cityView = (m: Mood, y: number, x: number) =>
  ridge(m, 'far', y - 60, 150, `v${x}`) +
  [0, 110, 220, 330]
    .map((dx, index) =>
      block(m, {
        x: x + dx,
        y,
        width: 70,
        height: 110 + ((index * 61) % 130),
        columns: 3,
        rows: 5,
        side: 18,
        tone: index % 2 ? 'shade' : 'wall',
      }),
    )
    .join('');

export const movingScenes = [
  scene('cajas', 'Ilustración de una sala vacía con cajas de trasteo y una planta', () => {
    const m = moods.morning;
    return canvas(
      m,
      room(m, '#F0EBDD', '#C9A877'),
      window(m, 760, 100, 340, 320, cityView(m, 420, 770)),
      lightBeam(790, 540, 300, 180),
      carton(120, 640, 190, 140),
      carton(150, 500, 150, 110),
      carton(360, 660, 230, 150),
      carton(430, 510, 140, 100),
      person({ x: 740, y: 680, height: 330, shirt: '#0B5D43', who: 2, pose: 'carry', hair: 'bun' }),
      carton(744, 530, 100, 80),
      plantPot(m, 1010, 650, 260, '#C66A4A'),
      cat(620, 672, 80),
      guayacan(m, 960, 420, 130),
      path('M640 0v120', { stroke: '#43534B', 'stroke-width': 3 }),
      circle(640, 134, 20, { fill: m.lit }),
    );
  }),
  scene('camion', 'Ilustración de un camión de trasteo frente a un edificio nuevo', () => {
    const m = moods.noon;
    return canvas(
      m,
      sun(m, 220, 120, 46),
      hills(m, 'far', 470, 120, 'ca'),
      block(m, { x: 760, y: 600, width: 380, height: 470, columns: 5, rows: 8, face: 'balconies', side: 80 }),
      rect(860, 500, 130, 100, { fill: '#22302A' }),
      rect(876, 516, 98, 84, { fill: m.lit }),
      rect(0, 600, 1280, 40, { fill: '#E7E6E0' }),
      rect(0, 640, 1280, 80, { fill: '#7E8B85' }),
      path('M30 684h110M240 684h110M450 684h110M660 684h110M870 684h110M1080 684h110', {
        stroke: m.paper,
        'stroke-width': 6,
      }),
      movingTruck(m),
      person({ x: 720, y: 636, height: 240, shirt: '#E0743F', who: 3, pose: 'carry' }),
      carton(722, 530, 74, 60),
      person({ x: 640, y: 640, height: 230, shirt: '#1F4F7A', who: 1, pose: 'carry' }),
      carton(642, 540, 70, 52),
      guayacan(m, 1210, 620, 260),
      tree(m, 60, 600, 170),
    );
  }),
  scene('primer-dia', 'Ilustración de una pareja que cena en el piso la primera noche entre cajas', () => {
    const m = moods.night;
    return canvas(
      m,
      room(m, '#2F4B6B', '#6E4C34', 540),
      window(
        m,
        420,
        80,
        440,
        340,
        sun(m, 760, 160, 34) +
          [440, 560, 680, 790]
            .map((x, index) =>
              block(m, {
                x,
                y: 420,
                width: 70,
                height: 120 + ((index * 47) % 110),
                columns: 3,
                rows: 5,
                lit: 0.6,
                side: 16,
              }),
            )
            .join(''),
      ),
      carton(90, 650, 200, 150),
      carton(120, 500, 150, 110),
      carton(1000, 650, 210, 140),
      rug(360, 600, 560, '#A8402E'),
      circle(640, 620, 70, { fill: '#D9A66B' }),
      circle(640, 620, 54, { fill: '#F5D98B' }),
      circle(622, 606, 9, { fill: '#B3372B' }),
      circle(654, 628, 9, { fill: '#B3372B' }),
      circle(640, 596, 7, { fill: '#0B5D43' }),
      person({
        x: 460,
        y: 700,
        height: 300,
        shirt: '#F5B81C',
        who: 1,
        pose: 'hold',
        hair: 'long',
        wears: 'skirt',
        trousers: '#7A3B22',
      }),
      person({ x: 830, y: 700, height: 310, shirt: '#6FD3A8', who: 2, pose: 'hold', looks: 'left' }),
      path('M1040 510v-80M1020 430h40', { stroke: '#E8DCC4', 'stroke-width': 6 }),
      path('M1010 430h60l-14-50h-32z', { fill: m.lit }),
      path('M1000 430h80l60 120H940z', { fill: m.lit, opacity: 0.14 }),
      guayacan(m, 520, 418, 100),
    );
  }),
];

function movingTruck(m: Mood): string {
  return truck(m, 120, 650, 460);
}
