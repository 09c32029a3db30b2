import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { at, canvas, shadow, turned } from '../parts/canvas.ts';
import { clouds, guayacan, ridge, sun, tree } from '../parts/nature.ts';
import { coin, page, pen, phone } from '../parts/papers.ts';
import { person } from '../parts/people.ts';
import { globe, plane, suitcase } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const abroadScenes = [
  scene('avion', 'Ilustración de un avión que llega sobre los cerros y la ciudad', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 260, 240, 90),
      clouds(m, [640, 110, 240], [980, 220, 160]),
      ridge(m, 'far', 520, 240, 'av'),
      ridge(m, 'mid', 590, 150, 'av2'),
      ...[560, 690, 830, 960, 1100].map((x, index) =>
        block(m, {
          x,
          y: 650,
          width: 90,
          height: 130 + ((index * 67) % 150),
          rows: 6,
          columns: 3,
          lit: 0.3,
          tone: index % 2 ? 'accent' : 'wall',
          side: 26,
        }),
      ),
      rect(0, 650, 1280, 70, { fill: m.ground }),
      path('M60 80Q500 120 900 300', {
        fill: 'none',
        stroke: m.paper,
        'stroke-width': 5,
        'stroke-dasharray': '4 16',
        'stroke-linecap': 'round',
      }),
      turned(860, 260, 26, plane(0, 0, 300, m.paper)),
      guayacan(m, 420, 690, 230),
      tree(m, 170, 690, 150),
    );
  }),
  scene('globo', 'Ilustración de un globo con rutas que llegan a una casa', () => {
    const m = moods.monte;
    return canvas(
      m,
      globe(430, 360, 250),
      path('M300 230Q640 20 980 470M560 300Q760 150 990 470M470 500Q700 420 980 480', {
        fill: 'none',
        stroke: bloom.light,
        'stroke-width': 5,
        'stroke-dasharray': '3 14',
        'stroke-linecap': 'round',
      }),
      circle(300, 230, 13, { fill: bloom.full }),
      circle(560, 300, 13, { fill: bloom.full }),
      circle(470, 500, 13, { fill: bloom.full }),
      rect(0, 640, 1280, 80, { fill: m.ground }),
      house(m, 930, 640, 190),
      plane(690, 190, 150, m.paper),
      guayacan(m, 860, 660, 160),
    );
  }),
  scene('videollamada', 'Ilustración de una visita guiada por videollamada a un apartamento', () => {
    const m = moods.noon;
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#DDEBF0' }),
      rect(0, 600, 1280, 120, { fill: '#B98A55' }),
      rect(0, 600, 1280, 14, { fill: '#D3A878' }),
      rect(240, 110, 760, 450, { rx: 20, fill: '#22302A' }),
      rect(262, 132, 716, 400, { fill: '#F1EADB' }),
      rect(262, 450, 716, 82, { fill: '#CDA978' }),
      rect(640, 180, 240, 190, { fill: 'url(#sky)', stroke: '#FFFFFF', 'stroke-width': 12 }),
      guayacan(m, 800, 366, 110),
      path('M310 500h260v-70q0-24-24-24H334q-24 0-24 24z', { fill: '#3F8F5E' }),
      person({ x: 600, y: 530, height: 240, shirt: '#B3372B', who: 2, hair: 'long', pose: 'point', wears: 'skirt' }),
      rect(830, 390, 136, 130, { rx: 10, fill: '#5C9DB4', stroke: '#FFFFFF', 'stroke-width': 4 }),
      circle(898, 440, 24, { fill: '#B67A52' }),
      path('M856 520q0-46 42-46t42 46z', { fill: '#26324A' }),
      rect(200, 560, 840, 40, { rx: 12, fill: '#8A9890' }),
      at(
        1060,
        470,
        1,
        path('M0 130h90l-8-90H8z', { fill: '#B3372B' }),
        path('M90 60q34 0 30 30t-34 22', { fill: 'none', stroke: '#B3372B', 'stroke-width': 10 }),
      ),
      suitcase(70, 640, 130, '#26324A'),
    );
  }),
  scene('remesa', 'Ilustración de un teléfono que envía monedas hacia un edificio', () => {
    const m = moods.dusk;
    return canvas(
      m,
      sun(m, 900, 240, 110),
      ridge(m, 'far', 520, 160, 're'),
      turned(
        150,
        120,
        -10,
        phone(260, '#EAF3EE') +
          circle(130, 150, 50, { fill: '#0B5D43' }) +
          path('M110 152l16 18 30-36', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 10 }) +
          rect(40, 240, 180, 26, { fill: '#B9C4BC' }) +
          rect(40, 290, 120, 20, { fill: '#DCE5DD' }) +
          rect(40, 400, 180, 50, { rx: 12, fill: bloom.full }),
      ),
      ...[
        [470, 300, 34],
        [560, 230, 30],
        [650, 210, 36],
        [750, 240, 30],
        [830, 310, 26],
      ].map(([x = 0, y = 0, r = 0]) => coin(x, y, r)),
      rect(0, 640, 1280, 80, { fill: m.near }),
      block(m, { x: 880, y: 640, width: 200, height: 290, columns: 4, rows: 7, lit: 0.5, side: 60, face: 'balconies' }),
      guayacan(m, 780, 670, 200),
      person({
        x: 1190,
        y: 680,
        height: 210,
        shirt: '#F5B81C',
        who: 3,
        hair: 'bun',
        pose: 'wave',
        looks: 'left',
        wears: 'skirt',
      }),
    );
  }),
  scene('maleta', 'Ilustración de una maleta abierta de la que sale un barrio colombiano', () => {
    const m = moods.morning;
    return canvas(
      m,
      sun(m, 1000, 160, 64),
      clouds(m, [160, 120, 220], [560, 80, 150]),
      rect(0, 600, 1280, 120, { fill: '#C66A4A' }),
      rect(0, 600, 1280, 12, { fill: '#E08E70' }),
      path('M300 400L240 110h790l-60 290z', { fill: '#26324A' }),
      path('M320 400L270 134h730l-50 266z', { fill: '#F0C8A0' }),
      path('M320 400L270 134h730l-50 266z', { fill: 'url(#hatch)', opacity: 0.12 }),
      block(m, { x: 400, y: 440, width: 90, height: 220, rows: 7, columns: 3, side: 26, tone: 'accent' }),
      block(m, { x: 530, y: 440, width: 80, height: 280, rows: 9, columns: 3, side: 24 }),
      house(m, 650, 440, 110),
      block(m, { x: 810, y: 440, width: 80, height: 200, rows: 6, columns: 3, side: 24, tone: 'shade' }),
      guayacan(m, 610, 446, 150),
      tree(m, 790, 446, 120),
      rect(280, 420, 700, 190, { rx: 22, fill: '#26324A' }),
      path('M280 470h700', { stroke: '#F5B81C', 'stroke-width': 5 }),
      rect(580, 404, 100, 40, { rx: 10, fill: '#0B1712' }),
      circle(400, 540, 36, { fill: '#B3372B' }),
      turned(800, 510, -12, rect(0, 0, 110, 60, { rx: 6, fill: bloom.full })),
      shadow('M280 612h720l40 16H320z'),
    );
  }),
  scene('poder', 'Ilustración de un poder sellado, un pasaporte y un mapa de ruta', () =>
    canvas(
      moods.night,
      rect(0, 0, 1280, 720, { fill: '#1F3A5A' }),
      path('M120 180q90-60 190-20t150 90-40 160-190 40-140-120z', { fill: '#2F5478' }),
      path('M840 90q120-40 220 30t120 190-120 190-200-60-90-180z', { fill: '#2F5478' }),
      path('M300 300Q640 60 980 280', {
        fill: 'none',
        stroke: bloom.full,
        'stroke-width': 6,
        'stroke-dasharray': '4 16',
        'stroke-linecap': 'round',
      }),
      circle(300, 300, 16, { fill: bloom.full }),
      circle(980, 280, 16, { fill: bloom.full }),
      turned(440, 190, -6, page(330, 450, true)),
      circle(720, 560, 62, { fill: '#B3372B' }),
      circle(720, 560, 46, { fill: 'none', stroke: '#FBFAF4', 'stroke-width': 4, 'stroke-dasharray': '6 6' }),
      turned(
        860,
        390,
        10,
        shadow('M12 14h210v280H12z') +
          rect(0, 0, 210, 280, { rx: 14, fill: '#7A1F2B' }) +
          circle(105, 120, 52, { fill: 'none', stroke: bloom.full, 'stroke-width': 5 }) +
          path('M53 120h104M105 68v104M70 84q35 30 70 0M70 156q35-30 70 0', {
            fill: 'none',
            stroke: bloom.full,
            'stroke-width': 3,
          }) +
          path('M55 36h100M70 220h70', { stroke: bloom.full, 'stroke-width': 8 }),
      ),
      turned(130, 560, -20, pen(300, '#C8765C')),
    ),
  ),
];
