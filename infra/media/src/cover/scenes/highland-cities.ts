import { path, rect } from '../../svg.ts';
import { moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { canvas } from '../parts/canvas.ts';
import { bush, clouds, ground, guayacan, hills, palm, ridge, sun, tree, waxPalm } from '../parts/nature.ts';
import { hillside, skyline } from '../parts/skyline.ts';
import { scene } from '../scene.ts';

export const highlandCityScenes = [
  scene(
    'bogota',
    'Ilustración de Bogotá: edificios de ladrillo al pie de los cerros orientales con un guayacán',
    () => {
      const m = moods.morning;
      return canvas(
        m,
        sun(m, 930, 150, 54),
        clouds(m, [150, 110, 190], [560, 70, 140]),
        ridge(m, 'far', 470, 260, 'b1'),
        ridge(m, 'mid', 520, 210, 'b2'),
        path('M724 318l16-22 16 22v22h-32z', { fill: m.paper }),
        path('M740 296v-16M734 286h12', { stroke: m.paper, 'stroke-width': 3 }),
        skyline(
          m,
          [
            { x: 60, width: 120, height: 230, tone: 'accent', rows: 8 },
            { x: 230, width: 96, height: 340, rows: 12, face: 'ribbons' },
            { x: 380, width: 150, height: 210, tone: 'roof', rows: 7, face: 'balconies' },
            { x: 580, width: 84, height: 300, tone: 'shade', rows: 11 },
            { x: 720, width: 130, height: 250, tone: 'accent', rows: 8, face: 'balconies' },
            { x: 900, width: 110, height: 370, rows: 13 },
            { x: 1060, width: 150, height: 220, tone: 'roof', rows: 7 },
          ],
          600,
        ),
        ground(m, 600),
        tree(m, 120, 660, 150),
        tree(m, 1160, 670, 170),
        guayacan(m, 640, 690, 230),
        bush(m, 300, 668, 90),
        bush(m, 930, 660, 110),
      );
    },
  ),
  scene('medellin', 'Ilustración de Medellín: laderas con casas, cable aéreo y torres en el valle', () => {
    const m = moods.noon;
    return canvas(
      m,
      sun(m, 240, 120, 46),
      ridge(m, 'far', 420, 250, 'm1'),
      ridge(m, 'mid', 560, 260, 'm2'),
      hillside(m, -20, 560, 470, 6),
      hillside(m, 900, 570, 430, 5),
      path('M0 210L1280 90', { stroke: m.ink, 'stroke-width': 2.4 }),
      ...[250, 610, 990].map((x) =>
        path(`M${x} ${Math.round(210 - x * 0.094)}v22m-22 0h44v34q0 10-10 10h-24q-10 0-10-10z`, {
          fill: m.accent,
          stroke: m.ink,
          'stroke-width': 2,
        }),
      ),
      skyline(
        m,
        [
          { x: 470, width: 90, height: 300, rows: 11, face: 'balconies' },
          { x: 610, width: 80, height: 380, tone: 'shade', rows: 14 },
          { x: 740, width: 110, height: 250, rows: 9, face: 'ribbons' },
        ],
        610,
      ),
      ground(m, 610),
      guayacan(m, 330, 690, 190),
      tree(m, 890, 690, 160),
      tree(m, 1010, 680, 120),
      palm(m, 180, 690, 180),
    );
  }),
  scene('eje-cafetero', 'Ilustración del Eje Cafetero: palmas de cera, colinas verdes y casas de corredor', () => {
    const m = moods.monte;
    return canvas(
      m,
      sun(m, 320, 170, 60),
      ridge(m, 'far', 430, 230, 'e1'),
      hills(m, 'mid', 520, 150, 'e2'),
      ...[
        [120, 520],
        [220, 400],
        [860, 500],
        [960, 380],
        [1080, 460],
        [1200, 350],
      ].map(([x = 0, h = 0], index) => waxPalm(m, x, 560 + (index % 3) * 20, h)),
      hills(m, 'near', 620, 80, 'e3'),
      house(m, 470, 630, 200),
      block(m, { x: 740, y: 632, width: 210, height: 90, columns: 5, rows: 1, tone: 'wall', side: 44 }),
      path(
        Array.from({ length: 7 }, (_, row) =>
          Array.from({ length: 18 }, (_, index) => `M${index * 76 + (row % 2) * 38} ${660 + row * 10}q8-12 16 0`).join(
            '',
          ),
        ).join(''),
        { stroke: m.leaf, 'stroke-width': 4, fill: 'none', opacity: 0.6 },
      ),
      guayacan(m, 390, 690, 200),
    );
  }),
  scene('bucaramanga', 'Ilustración de Bucaramanga: torres claras sobre la meseta y un viaducto', () => {
    const m = moods.rose;
    return canvas(
      m,
      sun(m, 1010, 170, 66),
      ridge(m, 'far', 430, 200, 'bu1'),
      path('M0 560L140 470H760L880 560 1280 540V720H0z', { fill: m.mid }),
      path('M170 500l24 60M260 480l30 80M420 476l14 90M600 474l-12 96', {
        stroke: m.ink,
        'stroke-width': 2,
        opacity: 0.16,
      }),
      skyline(
        m,
        [
          { x: 190, width: 80, height: 210, rows: 8 },
          { x: 310, width: 96, height: 300, rows: 11, face: 'balconies' },
          { x: 450, width: 84, height: 240, rows: 9, tone: 'shade' },
          { x: 580, width: 100, height: 330, rows: 12, face: 'ribbons' },
        ],
        472,
      ),
      path('M760 490H1280', { stroke: m.paper, 'stroke-width': 16 }),
      path('M960 490V250M960 270L800 484M960 270l160 214M960 320l-110 166M960 320l110 166', {
        stroke: m.paper,
        'stroke-width': 6,
        fill: 'none',
      }),
      path('M960 490v130', { stroke: m.paper, 'stroke-width': 20 }),
      ground(m, 620),
      guayacan(m, 330, 700, 220),
      tree(m, 130, 690, 150),
      tree(m, 1130, 700, 170),
      bush(m, 720, 690, 120),
    );
  }),
  scene('barrio', 'Ilustración de una calle de barrio con casas, ciclista y árboles bajo la lluvia suave', () => {
    const m = moods.rain;
    return canvas(
      m,
      hills(m, 'far', 420, 150, 'ba1'),
      skyline(
        m,
        [
          { x: 90, width: 110, height: 230, rows: 8, tone: 'shade' },
          { x: 980, width: 120, height: 270, rows: 9, tone: 'shade' },
        ],
        500,
      ),
      house(m, 40, 570, 190, 'accent'),
      house(m, 310, 570, 200),
      house(m, 590, 570, 190, 'shade'),
      house(m, 860, 570, 210),
      rect(0, 570, 1280, 44, { fill: m.shade }),
      rect(0, 614, 1280, 106, { fill: '#68756F' }),
      path('M40 668h120M260 668h120M480 668h120M700 668h120M920 668h120M1140 668h120', {
        stroke: m.paper,
        'stroke-width': 6,
      }),
      path(
        'M610 640a24 24 0 1 0 .1 0zM716 640a24 24 0 1 0 .1 0zM610 664l34-46h48l24 46M644 618l22 46 26-46M692 618l-6-20h20',
        { fill: 'none', stroke: m.ink, 'stroke-width': 5 },
      ),
      path('M656 600l14-56q2-12 16-10l12 34 18 10', {
        fill: 'none',
        stroke: '#0B5D43',
        'stroke-width': 18,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      path('M684 500a15 15 0 1 1-.1 0z', { fill: '#B67A52' }),
      path('M668 508q16-22 32-2z', { fill: m.accent }),
      guayacan(m, 1170, 610, 250),
      tree(m, 270, 600, 150),
      path(Array.from({ length: 50 }, (_, index) => `M${(index * 167) % 1280} ${(index * 97) % 560}l-7 26`).join(''), {
        stroke: m.paper,
        'stroke-width': 2,
        opacity: 0.6,
      }),
    );
  }),
];
