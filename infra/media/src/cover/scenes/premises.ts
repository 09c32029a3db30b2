import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { canvas } from '../parts/canvas.ts';
import { clouds, guayacan, hills, sun } from '../parts/nature.ts';
import { dog, person } from '../parts/people.ts';
import { chair, pendant, plantPot, room, table, window } from '../parts/rooms.ts';
import { truck } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const premisesScenes = [
  scene('oficina-abierta', 'Ilustración de una oficina abierta con mesas, lámparas y vista a la ciudad', () => {
    const m = moods.morning;
    return canvas(
      m,
      room(m, '#E6EDE6', '#B8A88A', 560),
      ...[80, 480, 880].map((x, index) =>
        window(
          m,
          x,
          90,
          320,
          260,
          [0, 90, 190]
            .map((dx, at) =>
              block(m, {
                x: x + 20 + dx,
                y: 350,
                width: 66,
                height: 90 + ((at * 61 + index * 37) % 130),
                columns: 3,
                rows: 5,
                side: 16,
                tone: at % 2 ? 'shade' : 'wall',
              }),
            )
            .join(''),
        ),
      ),
      pendant(300, 60, '#0B5D43'),
      pendant(640, 60, '#0B5D43'),
      pendant(980, 60, '#0B5D43'),
      table(120, 660, 460, 140),
      table(700, 660, 460, 140),
      ...[200, 400, 780, 980].map(
        (x) =>
          rect(x, 420, 110, 74, { rx: 6, fill: '#22302A' }) +
          rect(x + 8, 428, 94, 56, { fill: '#9FC4E0' }) +
          rect(x + 44, 494, 22, 12, { fill: '#22302A' }),
      ),
      person({ x: 330, y: 690, height: 280, shirt: '#B3372B', who: 2, hair: 'bun', pose: 'hold', wears: 'skirt' }),
      person({ x: 900, y: 690, height: 290, shirt: '#1F4F7A', who: 1, pose: 'point' }),
      plantPot(m, 640, 670, 220, '#C66A4A'),
    );
  }),
  scene('local', 'Ilustración de locales comerciales con toldos en una esquina', () => {
    const m = moods.golden;
    const awning = (x: number, colour: string) =>
      Array.from({ length: 8 }, (_, index) =>
        path(`M${x + index * 40} 400h40v40a20 20 0 0 1-40 0z`, { fill: index % 2 ? m.paper : colour }),
      ).join('');
    return canvas(
      m,
      sun(m, 200, 140, 56),
      block(m, {
        x: 90,
        y: 630,
        width: 1020,
        height: 520,
        columns: 10,
        rows: 1,
        face: 'bare',
        side: 110,
        tone: 'wall',
      }),
      ...Array.from(
        { length: 16 },
        (_, index) =>
          rect(140 + (index % 8) * 120, 150 + Math.floor(index / 8) * 120, 70, 84, {
            fill: index % 5 === 2 ? m.lit : m.glass,
          }) + rect(132 + (index % 8) * 120, 236 + Math.floor(index / 8) * 120, 86, 8, { fill: m.shade }),
      ),
      rect(130, 400, 300, 230, { fill: '#5A4648' }),
      rect(150, 440, 170, 190, { fill: m.lit }),
      rect(340, 440, 70, 190, { fill: '#86707C' }),
      rect(480, 400, 300, 230, { fill: '#5A4648' }),
      rect(500, 440, 110, 190, { fill: '#86707C' }),
      rect(630, 440, 130, 150, { fill: m.lit }),
      rect(830, 400, 260, 230, { fill: '#5A4648' }),
      rect(850, 440, 220, 190, { fill: m.lit }),
      awning(120, '#B3372B'),
      awning(470, '#0B5D43'),
      awning(810, '#1F4F7A'),
      path('M170 630v-60h40v60M230 630v-80h40v80M880 630v-70h60v70M980 630v-50h60v50', { fill: '#A8402E' }),
      rect(0, 630, 1280, 90, { fill: '#CBB79A' }),
      person({ x: 440, y: 690, height: 230, shirt: '#F5B81C', who: 3, hair: 'long', wears: 'skirt' }),
      person({ x: 780, y: 694, height: 240, shirt: '#26324A', who: 1, looks: 'left' }),
      dog(850, 694, 46),
      guayacan(m, 1200, 690, 260),
    );
  }),
  scene('bodegas', 'Ilustración de bodegas con muelle de carga y un camión', () => {
    const m = moods.rain;
    return canvas(
      m,
      clouds(m, [180, 110, 220], [800, 80, 200]),
      hills(m, 'far', 430, 90, 'bo'),
      ...[60, 470, 880].map(
        (x, index) =>
          path(`M${x} 560V330l190-80 190 80v230z`, { fill: index === 1 ? m.accent : m.wall }) +
          path(`M${x + 380} 560V330l60-24v230z`, { fill: m.shade }) +
          path(`M${x - 12} 336l202-86 202 86`, { fill: 'none', stroke: m.near, 'stroke-width': 14 }) +
          rect(x + 90, 400, 200, 160, { fill: '#59685F' }) +
          path([420, 444, 468, 492, 516, 540].map((y) => `M${x + 90} ${y}h200`).join(''), {
            stroke: '#AFC0C0',
            'stroke-width': 3,
          }) +
          rect(x + 150, 340, 80, 34, { fill: m.paper }),
      ),
      rect(0, 560, 1280, 160, { fill: '#8C9892' }),
      path('M0 640h1280', { stroke: bloom.full, 'stroke-width': 7, 'stroke-dasharray': '40 30' }),
      truck(m, 620, 640, 440),
      path('M250 640h120v-90h-16v-70h-60v70h-44z', { fill: bloom.full, stroke: m.ink, 'stroke-width': 2 }),
      circle(274, 646, 20, { fill: '#22302A' }),
      circle(346, 646, 16, { fill: '#22302A' }),
      path('M250 640h-70M250 540v100', { stroke: '#22302A', 'stroke-width': 8 }),
      rect(176, 560, 70, 72, { fill: '#D9A66B' }),
      guayacan(m, 1200, 700, 200),
    );
  }),
  scene('consultorio', 'Ilustración de un consultorio con camilla, escritorio y planta', () => {
    const m = moods.noon;
    return canvas(
      m,
      room(m, '#E2F1EE', '#B9CBBF', 560),
      window(m, 480, 90, 330, 270, hills(m, 'mid', 360, 70, 'co') + guayacan(m, 720, 360, 140)),
      rect(100, 120, 280, 190, { fill: '#FFFFFF' }),
      path('M130 215h50l20-50 34 100 26-70 14 20h76', { fill: 'none', stroke: '#B3372B', 'stroke-width': 7 }),
      path('M120 540h330v-30q0-20-30-20H220l-70-60q-30-10-40 16z', { fill: '#3E8F5E' }),
      rect(120, 540, 320, 60, { fill: m.paper }),
      path('M150 600v60M410 600v60', { stroke: '#8A9890', 'stroke-width': 14 }),
      table(700, 660, 420, 150, '#C98F55'),
      rect(820, 410, 130, 86, { rx: 6, fill: '#22302A' }),
      rect(828, 418, 114, 66, { fill: '#9FC4E0' }),
      chair(1160, 670, 230, '#1F4F7A', true),
      person({
        x: 980,
        y: 690,
        height: 300,
        shirt: '#FFFFFF',
        who: 2,
        hair: 'long',
        pose: 'hold',
        looks: 'left',
        trousers: '#0B5D43',
      }),
      person({ x: 610, y: 690, height: 290, shirt: '#E0743F', who: 3 }),
      plantPot(m, 1230, 660, 240, '#E0743F'),
      circle(1040, 190, 50, { fill: m.paper, stroke: '#43534B', 'stroke-width': 6 }),
      path('M1040 190v-32M1040 190l22 14', { stroke: '#43534B', 'stroke-width': 5 }),
    );
  }),
];
