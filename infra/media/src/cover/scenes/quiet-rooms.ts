import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, type Mood, moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { canvas } from '../parts/canvas.ts';
import { guayacan, hills, ridge, sun } from '../parts/nature.ts';
import { dog } from '../parts/people.ts';
import { bed, chair, curtains, pendant, picture, plantPot, room, rug, shelf, table, window } from '../parts/rooms.ts';
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

export const quietRoomScenes = [
  scene('estudio', 'Ilustración de un rincón de trabajo con escritorio, repisas y lámpara de noche', () => {
    const m = moods.night;
    return canvas(
      m,
      room(m, '#24405C', '#6B4A33'),
      window(m, 130, 100, 300, 300, cityView(m, 400, 110) + sun(m, 350, 160, 26)),
      shelf(560, 210, 460, 1),
      shelf(640, 330, 380, 4),
      pendant(760, 110, '#F5B81C'),
      table(520, 640, 560, 170, '#B5793F'),
      rect(640, 330, 190, 120, { rx: 8, fill: '#101A26' }),
      rect(650, 340, 170, 100, { fill: '#9FC4E0' }),
      path('M664 362h90M664 384h120M664 406h60', { stroke: '#1F4F7A', 'stroke-width': 6 }),
      rect(720, 446, 26, 12, { fill: '#101A26' }),
      chair(720, 660, 210, '#C8765C'),
      plantPot(m, 1010, 452, 110, '#C8765C'),
      plantPot(m, 1170, 650, 240, '#E8DCC4'),
      rect(870, 424, 80, 30, { rx: 4, fill: m.paper }),
      rect(878, 408, 70, 18, { rx: 3, fill: '#B3372B' }),
      guayacan(m, 250, 398, 110),
    );
  }),
  scene('alcoba', 'Ilustración de una alcoba con cama tendida, cuadro y cortinas al amanecer', () => {
    const m = moods.rose;
    return canvas(
      m,
      room(m, '#F3DDD0', '#B98B66', 560),
      window(m, 840, 90, 300, 330, sun(m, 980, 260, 50) + hills(m, 'mid', 420, 80, 'al') + guayacan(m, 1080, 425, 120)),
      curtains(840, 84, 300, 460, '#E2AFA3'),
      rug(150, 640, 640, '#0B5D43'),
      bed(120, 640, 640, '#CB8C84'),
      picture(
        250,
        130,
        220,
        150,
        path('M262 270l70-90 50 60 40-46 36 76z', { fill: '#935D67' }) + circle(400, 180, 20, { fill: bloom.full }),
      ),
      rect(50, 540, 64, 100, { rx: 6, fill: '#9B6540' }),
      path('M64 540v-50M50 490h60l-12-50H62z', { stroke: '#5A4334', 'stroke-width': 3, fill: '#FBE3AF' }),
      plantPot(m, 1210, 640, 220, '#FFF7EC'),
      dog(830, 676, 60, '#8A6B4C'),
    );
  }),
  scene('balcon-interior', 'Ilustración de un balcón con dos sillas, plantas y la ciudad abajo', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 520, 250, 84),
      ridge(m, 'far', 420, 190, 'bi'),
      ...[60, 210, 350, 560, 700, 860].map((x, index) =>
        block(m, {
          x,
          y: 560,
          width: 100,
          height: 120 + ((index * 71) % 170),
          rows: 6,
          columns: 4,
          tone: index % 3 ? 'wall' : 'accent',
          lit: 0.3,
          side: 30,
        }),
      ),
      rect(0, 560, 1280, 160, { fill: '#8E6A4A' }),
      path('M0 590H1280M0 630H1280M0 680H1280', { stroke: m.ink, 'stroke-width': 1.4, opacity: 0.25 }),
      path(Array.from({ length: 46 }, (_, index) => `M${index * 28} 430v150`).join(''), {
        stroke: m.ink,
        'stroke-width': 4,
      }),
      rect(0, 420, 1280, 14, { fill: m.ink }),
      rect(0, 574, 1280, 10, { fill: m.ink }),
      path('M1040 0h240v720h-200q-40-360-40-720z', { fill: m.paper, opacity: 0.75 }),
      chair(420, 680, 230, '#A8402E'),
      chair(800, 680, 230, '#0B5D43', true),
      table(540, 680, 150, 110),
      plantPot(m, 190, 690, 250, '#E8A06F'),
      plantPot(m, 80, 690, 180, m.paper),
      guayacan(m, 960, 690, 200),
      circle(600, 546, 18, { fill: m.paper }),
      pendant(1000, 40, '#F8DC96'),
    );
  }),
];
