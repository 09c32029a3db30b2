import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block, crane, skeleton } from '../parts/buildings.ts';
import { at, canvas, cota, turned } from '../parts/canvas.ts';
import { clouds, ground, guayacan, hills, ridge, sun } from '../parts/nature.ts';
import { pen, planSheet, sheet } from '../parts/papers.ts';
import { person } from '../parts/people.ts';
import { helmet } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const sectorScenes = [
  scene('gruas', 'Ilustración de una obra con grúas y un edificio a medio construir', () => {
    const m = moods.morning;
    return canvas(
      m,
      sun(m, 210, 150, 54),
      clouds(m, [430, 90, 180], [960, 130, 160]),
      ridge(m, 'far', 490, 190, 'gr'),
      crane(m, 930, 620, 500, -380),
      skeleton(m, 420, 620, 320, 7),
      crane(m, 230, 620, 360, 220),
      block(m, { x: 1020, y: 620, width: 130, height: 310, rows: 9, face: 'balconies', side: 40 }),
      ground(m, 620, '#CDB78F'),
      path('M0 660h1280', { stroke: bloom.full, 'stroke-width': 10, 'stroke-dasharray': '34 26' }),
      person({ x: 330, y: 690, height: 180, shirt: '#E0743F', who: 2, pose: 'point' }),
      helmet(306, 540, 46),
      guayacan(m, 1200, 660, 180),
    );
  }),
  scene('ingenieras', 'Ilustración de dos ingenieras con casco y planos frente a la obra', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 980, 190, 76),
      skeleton(m, 60, 600, 420, 6, 70),
      crane(m, 560, 600, 470, 330),
      rect(0, 600, 1280, 120, { fill: '#C79D6C' }),
      path('M0 640q200-20 420 0t860-6', { stroke: '#8E6A44', 'stroke-width': 4, fill: 'none', opacity: 0.5 }),
      person({ x: 690, y: 700, height: 400, shirt: '#E0743F', who: 1, pose: 'hold', hair: 'long' }),
      helmet(646, 338, 88),
      person({ x: 900, y: 700, height: 390, shirt: '#0B5D43', who: 3, pose: 'point', looks: 'left', hair: 'long' }),
      helmet(856, 346, 88),
      turned(730, 470, -6, planSheet(170, 120)),
      guayacan(m, 1160, 680, 290),
    );
  }),
  scene('licencias', 'Ilustración de barras que crecen como edificios en una gráfica del sector', () => {
    const m = moods.noon;
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#E6F1EC' }),
      path([150, 270, 390, 510].map((y) => `M90 ${y}H1200`).join(''), {
        stroke: m.ink,
        'stroke-width': 1.4,
        opacity: 0.2,
      }),
      rect(0, 630, 1280, 90, { fill: '#9CC7A6' }),
      ...[150, 210, 190, 290, 360, 330, 450].map((height, index) =>
        block(m, {
          x: 120 + index * 150,
          y: 632,
          width: 92,
          height,
          columns: 3,
          rows: Math.round(height / 38),
          side: 28,
          tone: index === 6 ? 'accent' : index % 2 ? 'shade' : 'wall',
          lit: 0.1,
        }),
      ),
      path('M166 450L316 390 466 408 616 310 766 240 916 268 1066 150', {
        fill: 'none',
        stroke: '#0B5D43',
        'stroke-width': 7,
      }),
      ...[
        [166, 450],
        [616, 310],
        [1066, 150],
      ].map(([x = 0, y = 0]) => circle(x, y, 13, { fill: bloom.full, stroke: m.ink, 'stroke-width': 3 })),
      cota(90, 130, 500, m.ink, 'down'),
      guayacan(m, 1200, 670, 190),
    );
  }),
  scene('ladrillos', 'Ilustración de un muro de ladrillo en construcción con nivel, pala y guantes', () => {
    const m = moods.rose;
    const courses = Array.from({ length: 72 }, (_, index) => {
      const line = Math.floor(index / 12);
      const x = (index % 12) * 112 - (line % 2) * 56;
      return line > 3 && x > 760 - (line - 4) * 160
        ? ''
        : rect(x, 640 - line * 66, 106, 60, { fill: ['#B4583B', '#C66A4A', '#A44C33', '#D07A58'][(index * 7) % 4] });
    });
    return canvas(
      m,
      sun(m, 1010, 190, 84),
      hills(m, 'far', 420, 110, 'la'),
      ...courses,
      rect(0, 706, 1280, 14, { fill: m.near }),
      turned(
        330,
        226,
        0,
        rect(0, 0, 330, 44, { rx: 8, fill: bloom.full, stroke: m.ink, 'stroke-width': 2 }) +
          rect(130, 8, 70, 28, { rx: 10, fill: '#CFE9C8' }) +
          circle(165, 22, 9, { fill: '#0B5D43' }) +
          path('M152 8v28M178 8v28', { stroke: m.ink, 'stroke-width': 2 }),
      ),
      turned(
        900,
        420,
        20,
        path('M0 0h120l60 50-60 50H0z', { fill: '#CBD5D0', stroke: '#59685F', 'stroke-width': 3 }) +
          path('M-120 50h120', { stroke: '#7A4A2B', 'stroke-width': 26, 'stroke-linecap': 'round' }),
      ),
      helmet(90, 308, 150),
      guayacan(m, 1180, 380, 210),
    );
  }),
  scene('noticias', 'Ilustración de un periódico con noticias del sector y un café', () =>
    canvas(
      moods.golden,
      rect(0, 0, 1280, 720, { fill: '#B98A55' }),
      path([90, 210, 330, 450, 570, 690].map((y) => `M0 ${y}q320 12 640 0t640 0`).join(''), {
        fill: 'none',
        stroke: '#8A5A2C',
        'stroke-width': 3,
        opacity: 0.4,
      }),
      turned(
        240,
        60,
        -5,
        sheet(640, 600, '#F7F4EA') +
          path('M40 110h560M40 116h560', { stroke: '#12201A', 'stroke-width': 2 }) +
          rect(40, 40, 330, 48, { fill: '#12201A' }) +
          rect(40, 140, 330, 220, { fill: '#DCE7DE' }) +
          at(
            40,
            140,
            1,
            path('M20 220V120h60v100zM100 220V60h70v160zM190 220V90h60v130z', { fill: '#0B5D43' }),
            path('M260 220V30M200 40h120M260 30l-50 10M300 40v60', {
              stroke: '#D99A0A',
              'stroke-width': 6,
              fill: 'none',
            }),
          ) +
          path(
            Array.from({ length: 11 }, (_, row) => `M395 ${150 + row * 20}h${row === 10 ? 120 : 205}`).join('') +
              Array.from(
                { length: 9 },
                (_, row) => `M40 ${390 + row * 20}h160M220 ${390 + row * 20}h160M400 ${390 + row * 20}h200`,
              ).join(''),
            { stroke: '#A9B3AB', 'stroke-width': 5, fill: 'none' },
          ),
      ),
      at(
        1050,
        210,
        1,
        circle(14, 18, 140, { fill: '#0B1712', opacity: 0.14 }),
        circle(0, 0, 136, { fill: '#F4F1E8' }),
        circle(0, 0, 100, { fill: '#B3372B' }),
        circle(0, 0, 82, { fill: '#5A3A26' }),
        path('M-50-20a55 55 0 0 1 60-30', { stroke: '#8A6142', 'stroke-width': 7, fill: 'none' }),
      ),
      turned(930, 560, -18, pen(290, '#0B5D43')),
    ),
  ),
  scene('tecnologia', 'Ilustración de un modelo digital de un edificio que sale de una tableta', () => {
    const m = moods.night;
    return canvas(
      m,
      path(
        Array.from({ length: 17 }, (_, index) => `M${index * 80} 0v720`).join('') +
          Array.from({ length: 10 }, (_, index) => `M0 ${index * 80}h1280`).join(''),
        { stroke: '#8BBAF6', 'stroke-width': 1, opacity: 0.16 },
      ),
      path('M330 600l230-90h440l-190 100z', { fill: '#1B2621', stroke: '#8BBAF6', 'stroke-width': 4 }),
      path('M380 594l190-74h380l-160 80z', { fill: '#1F5FA8', opacity: 0.6 }),
      path('M520 556V210l150-60 170 50v346l-160 30z', { fill: '#8BBAF6', opacity: 0.18 }),
      path(
        'M520 556V210l150-60 170 50v346M670 150v420M520 210l160 34 160-44M680 244v330' +
          [300, 370, 440, 510].map((y) => `M520 ${y - 10}l160 34 160-30`).join(''),
        { fill: 'none', stroke: '#BFE0FF', 'stroke-width': 3 },
      ),
      path('M560 290l70 14v40l-70-14zM730 306l70-12v40l-70 12zM560 430l70 14v40l-70-14z', {
        fill: bloom.full,
        opacity: 0.85,
      }),
      cota(860, 200, 340, '#BFE0FF', 'down'),
      person({ x: 220, y: 690, height: 300, shirt: '#0B5D43', who: 2, pose: 'point', hair: 'bun' }),
      person({ x: 1090, y: 690, height: 310, shirt: '#C8765C', who: 0, pose: 'point', looks: 'left' }),
      guayacan(m, 80, 700, 160),
    );
  }),
];
