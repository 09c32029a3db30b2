import { circle, path, rect } from '../../svg.ts';
import { moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { at, canvas } from '../parts/canvas.ts';
import { bush, clouds, ground, guayacan, hills, ridge, sun, tree } from '../parts/nature.ts';
import { solarPanels, windTurbine } from '../parts/outdoors.ts';
import { person } from '../parts/people.ts';
import { plantPot } from '../parts/rooms.ts';
import { scene } from '../scene.ts';

export const greenScenes = [
  scene('paneles', 'Ilustración de casas con paneles solares y un árbol florecido', () => {
    const m = moods.noon;
    return canvas(
      m,
      sun(m, 990, 140, 70),
      clouds(m, [140, 100, 200], [560, 150, 150]),
      hills(m, 'far', 470, 130, 'pn'),
      hills(m, 'mid', 550, 90, 'pn2'),
      windTurbine(200, 470, 280),
      windTurbine(330, 500, 210),
      house(m, 420, 610, 210),
      solarPanels(560, 452, 90, 2),
      house(m, 800, 610, 190, 'shade'),
      solarPanels(926, 468, 84, 2),
      ground(m, 610),
      guayacan(m, 700, 680, 250),
      bush(m, 380, 660, 120),
      bush(m, 1120, 660, 130),
      tree(m, 1200, 640, 180),
      person({ x: 250, y: 690, height: 190, shirt: '#F5B81C', who: 3, hair: 'long', wears: 'skirt' }),
    );
  }),
  scene('bosque-vertical', 'Ilustración de una torre con jardines en cada balcón', () => {
    const m = moods.monte;
    const greens = Array.from({ length: 27 }, (_, index) =>
      bush(m, 520 + (index % 3) * 110 + (Math.floor(index / 3) % 2) * 24, 580 - Math.floor(index / 3) * 54, 74),
    );
    return canvas(
      m,
      sun(m, 980, 180, 78),
      ridge(m, 'far', 480, 190, 'bv'),
      block(m, { x: 440, y: 620, width: 360, height: 520, columns: 6, rows: 9, side: 110, lit: 0.2 }),
      ...Array.from({ length: 9 }, (_, index) => rect(430, 584 - index * 54, 380, 8, { fill: m.paper })),
      ...greens,
      ...[150, 990].map((x) => block(m, { x, y: 620, width: 130, height: 200, rows: 6, tone: 'shade', side: 40 })),
      rect(0, 620, 1280, 100, { fill: m.ground }),
      guayacan(m, 940, 670, 230),
      tree(m, 330, 670, 210),
      tree(m, 1190, 670, 170),
    );
  }),
  scene('agua-lluvia', 'Ilustración del ciclo del agua en un edificio con tanque, jardín y lluvia', () => {
    const m = moods.rain;
    return canvas(
      m,
      path('M200 150q-50 0-50-40t60-40q30-60 100-30 60-30 90 20 60 0 60 50t-60 40z', { fill: m.paper }),
      path(
        Array.from({ length: 18 }, (_, index) => `M${220 + index * 14} ${170 + ((index * 37) % 60)}l-8 30`).join(''),
        { stroke: '#5C9DB4', 'stroke-width': 4, 'stroke-linecap': 'round' },
      ),
      rect(0, 520, 1280, 200, { fill: '#A98B66' }),
      rect(0, 520, 1280, 26, { fill: '#7FA06B' }),
      block(m, { x: 460, y: 524, width: 300, height: 380, columns: 5, rows: 7, side: 80, face: 'balconies' }),
      path('M450 130h400v-20H450z', { fill: m.leaf }),
      bush(m, 520, 120, 90),
      bush(m, 640, 118, 110),
      bush(m, 770, 120, 80),
      path('M440 150v420h-80', { fill: 'none', stroke: '#5C9DB4', 'stroke-width': 12 }),
      rect(180, 570, 220, 120, { rx: 18, fill: '#CFDADF' }),
      rect(180, 620, 220, 70, { rx: 12, fill: '#5C9DB4' }),
      path('M400 650h560v-110', { fill: 'none', stroke: '#5C9DB4', 'stroke-width': 12 }),
      path('M940 500q0-20 20-40 20 20 20 40a20 20 0 0 1-40 0z', { fill: '#5C9DB4' }),
      guayacan(m, 1100, 526, 300),
      bush(m, 930, 526, 120),
      bush(m, 1220, 526, 100),
    );
  }),
  scene('bicicletas', 'Ilustración de una ciclorruta entre árboles y edificios bajos', () => {
    const m = moods.rose;
    const bike = (x: number, y: number, shirt: string, skin: string) =>
      at(
        x,
        y,
        1,
        path(
          'M0 0a34 34 0 1 0 .1 0zM150 0a34 34 0 1 0 .1 0zM0 34l48-62h66l36 62M48-28l34 62 36-62M82 34h-82M114-28l-8-26h20',
          { fill: 'none', stroke: '#12201A', 'stroke-width': 6 },
        ),
        path('M62-46l24-80q4-18 24-14l14 50 22 14', {
          fill: 'none',
          stroke: shirt,
          'stroke-width': 26,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
        path('M62-40l30 40-12 44', {
          fill: 'none',
          stroke: '#26324A',
          'stroke-width': 17,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
        circle(108, -166, 20, { fill: skin }),
        path('M86-170a24 24 0 0 1 46-4z', { fill: '#F5B81C' }),
      );
    return canvas(
      m,
      sun(m, 660, 200, 90),
      hills(m, 'far', 450, 100, 'bc'),
      ...[30, 240, 470, 720, 950].map((x, index) =>
        block(m, {
          x,
          y: 540,
          width: 170,
          height: 150 + (index % 3) * 50,
          rows: 4 + (index % 3),
          columns: 4,
          side: 30,
          tone: (['wall', 'accent', 'shade', 'wall', 'roof'] as const)[index] ?? 'wall',
        }),
      ),
      rect(0, 540, 1280, 180, { fill: '#D8C3AE' }),
      rect(0, 590, 1280, 100, { fill: '#2F7A4F' }),
      path('M20 640h90M200 640h90M380 640h90M560 640h90M740 640h90M920 640h90M1100 640h90', {
        stroke: m.paper,
        'stroke-width': 6,
      }),
      tree(m, 200, 590, 190),
      guayacan(m, 1090, 590, 240),
      bike(330, 620, '#B3372B', '#8A5838'),
      bike(780, 632, '#1F4F7A', '#D9A27A'),
      tree(m, 1210, 590, 180),
    );
  }),
  scene('huerta', 'Ilustración de vecinos en la huerta de la terraza de un edificio', () => {
    const m = moods.golden;
    const bed = (x: number, y: number) =>
      rect(x, y, 240, 60, { fill: '#9B6540' }) +
      rect(x, y, 240, 14, { fill: '#5A3A26' }) +
      Array.from(
        { length: 7 },
        (_, index) =>
          path(`M${x + 20 + index * 34} ${y + 4}q-14-30 0-44 14 14 0 44z`, {
            fill: index % 2 ? '#5F7444' : '#7C9150',
          }) + (index % 3 === 0 ? circle(x + 20 + index * 34, y - 12, 8, { fill: '#B3372B' }) : ''),
      ).join('');
    return canvas(
      m,
      sun(m, 300, 190, 76),
      ridge(m, 'far', 430, 150, 'hu'),
      ...[40, 190, 900, 1080].map((x, index) =>
        block(m, { x, y: 540, width: 110, height: 140 + index * 36, rows: 6, columns: 3, tone: 'shade', side: 30 }),
      ),
      rect(0, 540, 1280, 180, { fill: '#D6A37F' }),
      path(Array.from({ length: 33 }, (_, index) => `M${index * 40} 440v100`).join(''), {
        stroke: m.ink,
        'stroke-width': 3,
      }),
      path('M0 440h1280', { stroke: m.ink, 'stroke-width': 8 }),
      bed(120, 600),
      bed(500, 630),
      bed(880, 600),
      person({ x: 430, y: 690, height: 290, shirt: '#0B5D43', who: 4, hair: 'bun', pose: 'point', wears: 'skirt' }),
      person({ x: 820, y: 690, height: 300, shirt: '#1F4F7A', who: 2, pose: 'hold', looks: 'left' }),
      plantPot(m, 1200, 690, 230, '#A8402E'),
      guayacan(m, 660, 560, 170),
    );
  }),
];
