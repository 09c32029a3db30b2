import { path, rect } from '../../svg.ts';
import { moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { canvas } from '../parts/canvas.ts';
import { bush, clouds, ground, guayacan, hills, palm, ridge, sea, sun, tree } from '../parts/nature.ts';
import { skyline } from '../parts/skyline.ts';
import { scene } from '../scene.ts';

export const lowlandCityScenes = [
  scene('cali', 'Ilustración de Cali: atardecer con palmas, torres y los Farallones al fondo', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 660, 330, 92),
      ridge(m, 'far', 480, 300, 'c1'),
      hills(m, 'mid', 540, 130, 'c2'),
      path('M300 400v-70m-22 18h44M392 398v-54m-16 14h32M346 396v-84m-26 22h52', {
        stroke: m.paper,
        'stroke-width': 7,
      }),
      skyline(
        m,
        [
          { x: 90, width: 130, height: 190, rows: 6, face: 'balconies' },
          { x: 800, width: 100, height: 330, rows: 12, lit: 0.3 },
          { x: 950, width: 130, height: 240, tone: 'accent', rows: 8, lit: 0.3 },
          { x: 1130, width: 100, height: 300, tone: 'shade', rows: 10 },
        ],
        600,
      ),
      ground(m, 600),
      palm(m, 300, 680, 360),
      palm(m, 420, 690, 280),
      palm(m, 700, 680, 320),
      guayacan(m, 560, 690, 180),
      bush(m, 160, 690, 120),
      bush(m, 880, 690, 130),
    );
  }),
  scene('caribe', 'Ilustración del Caribe: murallas y balcones de colores frente a una bahía con torres', () => {
    const m = moods.noon;
    return canvas(
      m,
      clouds(m, [160, 90, 220], [820, 130, 180]),
      skyline(
        m,
        [
          { x: 760, width: 54, height: 240, rows: 12 },
          { x: 840, width: 60, height: 320, rows: 16, tone: 'shade' },
          { x: 930, width: 46, height: 280, rows: 13 },
          { x: 1010, width: 64, height: 350, rows: 17 },
          { x: 1110, width: 56, height: 230, rows: 11, tone: 'shade' },
        ],
        430,
      ),
      sea(m, 430, 560),
      ...[
        ['accent', 0],
        ['wall', 150],
        ['roof', 290],
        ['shade', 430],
      ].map(([tone, x]) =>
        block(m, {
          x: Number(x) + 20,
          y: 580,
          width: 120,
          height: 230 - (Number(x) % 60),
          columns: 2,
          rows: 3,
          tone: tone === 'accent' || tone === 'roof' || tone === 'shade' ? tone : 'wall',
          face: 'balconies',
          side: 20,
        }),
      ),
      path('M336 402a34 40 0 0 1 68 0z', { fill: m.accent }),
      rect(0, 580, 1280, 140, { fill: '#E2C48F' }),
      path(Array.from({ length: 26 }, (_, index) => `M${index * 50} 580v-20h28v20z`).join(''), { fill: '#D1B078' }),
      path('M0 620H1280M0 660H1280M60 580v40M200 620v40M420 580v40M640 620v40M860 580v40M1100 620v40', {
        stroke: m.ink,
        'stroke-width': 1.6,
        opacity: 0.2,
      }),
      palm(m, 640, 640, 330),
      palm(m, 1190, 650, 260),
      guayacan(m, 960, 690, 170),
    );
  }),
  scene('panama', 'Ilustración de Ciudad de Panamá: rascacielos esbeltos reflejados en la bahía al anochecer', () => {
    const m = moods.dusk;
    return canvas(
      m,
      sun(m, 250, 360, 76),
      skyline(
        m,
        [
          { x: 330, width: 60, height: 300, rows: 14, lit: 0.5 },
          { x: 430, width: 70, height: 420, rows: 18, lit: 0.45, face: 'ribbons' },
          { x: 540, width: 56, height: 350, rows: 15, tone: 'shade', lit: 0.5 },
          { x: 630, width: 80, height: 470, rows: 20, lit: 0.5 },
          { x: 760, width: 60, height: 330, rows: 14, tone: 'shade', lit: 0.5 },
          { x: 860, width: 74, height: 400, rows: 17, lit: 0.45 },
          { x: 980, width: 90, height: 290, rows: 12, tone: 'accent', lit: 0.5 },
          { x: 1120, width: 70, height: 360, rows: 15, lit: 0.5 },
        ],
        540,
      ),
      sea(m, 540, 720, '#3D4A78'),
      path('M440 550v90M655 550v120M880 550v80M1150 550v90', {
        stroke: m.lit,
        'stroke-width': 8,
        'stroke-dasharray': '22 12',
        opacity: 0.4,
      }),
      palm(m, 110, 720, 330),
      palm(m, 220, 730, 250),
      guayacan(m, 1210, 720, 150),
    );
  }),
  scene('noche', 'Ilustración de una ciudad de noche con ventanas encendidas y la luna', () => {
    const m = moods.night;
    return canvas(
      m,
      sun(m, 1040, 140, 58),
      path('M120 90h3M300 60h3M470 140h3M640 70h3M820 120h3M220 180h3M560 200h3M1180 240h3M760 210h3', {
        stroke: m.paper,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
      ridge(m, 'far', 500, 220, 'n1'),
      skyline(
        m,
        [
          { x: 40, width: 140, height: 260, rows: 9, lit: 0.5 },
          { x: 230, width: 100, height: 360, rows: 13, lit: 0.45, tone: 'shade' },
          { x: 390, width: 160, height: 230, rows: 8, lit: 0.55, face: 'balconies' },
          { x: 610, width: 110, height: 400, rows: 14, lit: 0.5 },
          { x: 780, width: 150, height: 270, rows: 9, lit: 0.5, tone: 'shade', face: 'balconies' },
          { x: 990, width: 110, height: 340, rows: 12, lit: 0.5 },
          { x: 1150, width: 130, height: 240, rows: 8, lit: 0.55 },
        ],
        620,
      ),
      ground(m, 620),
      path('M160 700V580M700 700V580M1120 700V580', { stroke: m.ink, 'stroke-width': 6 }),
      ...[160, 700, 1120].map((x) => path(`M${x - 12} 580h24l60 120h-144z`, { fill: m.lit, opacity: 0.14 })),
      guayacan(m, 430, 700, 190),
      tree(m, 900, 700, 150),
    );
  }),
  scene('llanos', 'Ilustración de una ciudad intermedia al atardecer en la llanura con garzas', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 380, 380, 110),
      hills(m, 'far', 460, 60, 'll1'),
      skyline(
        m,
        [
          { x: 720, width: 110, height: 200, rows: 6, face: 'balconies', lit: 0.3 },
          { x: 880, width: 90, height: 270, rows: 9, lit: 0.3 },
          { x: 1020, width: 140, height: 170, rows: 5, tone: 'accent', lit: 0.3 },
        ],
        520,
      ),
      ground(m, 520),
      path('M0 640q300-60 620 0t660-10v90H0z', { fill: '#E9B98A' }),
      path('M0 664q300-50 620 0t660-8', { stroke: m.paper, 'stroke-width': 3, opacity: 0.6, fill: 'none' }),
      path(
        'M180 250q26-24 46 0 22-24 46 0-24-12-46 4-22-16-46-4zM300 190q20-18 36 0 16-18 36 0-20-9-36 3-16-12-36-3z',
        { fill: m.paper },
      ),
      guayacan(m, 560, 640, 300),
      palm(m, 120, 620, 260),
      tree(m, 1200, 610, 170),
      bush(m, 330, 610, 120),
    );
  }),
];
