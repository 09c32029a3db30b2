import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, type Mood, moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { canvas, cota, shadow, turned } from '../parts/canvas.ts';
import { hills, ridge, sun } from '../parts/nature.ts';
import { planSheet } from '../parts/papers.ts';
import { person } from '../parts/people.ts';
import { chair, kitchenRun, pendant, plantPot, room, window } from '../parts/rooms.ts';
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

export const kitchenScenes = [
  scene('isla', 'Ilustración de una cocina abierta con isla, lámparas colgantes y ventana', () => {
    const m = moods.morning;
    return canvas(
      m,
      room(m, '#E7EFE6', '#C7A477', 560),
      kitchenRun(m, 60, 560, 620, '#3F7F5F'),
      rect(80, 130, 500, 130, { fill: '#3F7F5F' }),
      path('M205 130v130M330 130v130M455 130v130', { stroke: '#2A5C46', 'stroke-width': 5 }),
      window(m, 860, 120, 320, 250, cityView(m, 370, 880)),
      pendant(520, 150, '#F5B81C'),
      pendant(700, 150, '#F5B81C'),
      pendant(880, 150, '#F5B81C'),
      shadow('M400 690h600l40 20H440z'),
      rect(400, 510, 600, 180, { fill: '#FBF6EA' }),
      path('M520 530v150M640 530v150M760 530v150M880 530v150', { stroke: '#D8CFBB', 'stroke-width': 4 }),
      rect(380, 492, 640, 24, { fill: '#B5793F' }),
      circle(560, 470, 20, { fill: '#B3372B' }),
      circle(592, 476, 16, { fill: '#E0743F' }),
      circle(534, 478, 14, { fill: bloom.full }),
      path('M510 486h112q-10 12-56 12t-56-12z', { fill: m.paper }),
      plantPot(m, 900, 494, 120, '#A8402E'),
      chair(1090, 690, 200, '#C66A4A', true),
    );
  }),
  scene('cocinando', 'Ilustración de dos personas que cocinan juntas al atardecer', () => {
    const m = moods.golden;
    return canvas(
      m,
      room(m, '#F8E2BF', '#B98A55', 580),
      path(
        Array.from({ length: 26 }, (_, index) => `M${index * 50} 300v130`).join('') +
          'M0 300h1280M0 343h1280M0 386h1280',
        { stroke: '#E3BD8A', 'stroke-width': 3 },
      ),
      rect(120, 110, 330, 22, { fill: '#9B6540' }),
      ...[150, 210, 270, 330, 390].map((x, index) =>
        rect(x, 110 - 54 - (index % 2) * 16, 36, 54 + (index % 2) * 16, {
          rx: 6,
          fill: ['#B3372B', '#0B5D43', '#F5B81C', '#E8DCC4', '#1F4F7A'][index],
        }),
      ),
      window(m, 820, 70, 280, 210, sun(m, 960, 200, 44) + hills(m, 'mid', 280, 60, 'cc')),
      kitchenRun(m, 100, 650, 1000, '#A8402E'),
      person({ x: 470, y: 640, height: 380, shirt: '#0B5D43', who: 3, hair: 'bun', pose: 'hold' }),
      person({ x: 680, y: 640, height: 390, shirt: '#26324A', who: 1, pose: 'hold', looks: 'left' }),
      kitchenRun(m, 100, 690, 1080, '#8E3A2C'),
      path('M560 520h120v-40q-60-16-120 0z', { fill: '#43534B' }),
      path('M590 470q-10-30 10-50t-4-44M640 470q-10-30 10-50t-4-44', {
        stroke: m.paper,
        'stroke-width': 6,
        opacity: 0.8,
        fill: 'none',
      }),
      plantPot(m, 1150, 522, 150, m.paper),
      circle(300, 500, 24, { fill: '#E0743F' }),
      circle(340, 508, 18, { fill: bloom.full }),
    );
  }),
  scene('cocina-lineal', 'Ilustración de una cocina pequeña y lineal vista de frente con sus medidas', () => {
    const m = moods.rain;
    return canvas(
      m,
      room(m, '#EEF0E8', '#A7AFA4', 570),
      kitchenRun(m, 300, 570, 720, '#26324A'),
      rect(300, 120, 480, 140, { fill: '#F4F1E8', stroke: '#CACABF', 'stroke-width': 4 }),
      path('M460 120v140M620 120v140', { stroke: '#CACABF', 'stroke-width': 4 }),
      path('M840 260h140l-30-100h-80zM880 160V60h60v100z', { fill: '#8A9890' }),
      rect(110, 210, 160, 360, { rx: 10, fill: '#DDE3DE' }),
      path('M110 340h160M130 300v-40M130 380v70', { stroke: '#7B9691', 'stroke-width': 6 }),
      cota(300, 640, 720, '#B3372B'),
      cota(110, 640, 160, '#B3372B'),
      cota(1090, 400, 170, '#B3372B', 'down'),
      plantPot(m, 980, 400, 110, '#C8553D'),
      path('M360 300h200v84H360z', { fill: '#CFE0D8' }),
      path('M400 300v84M440 300v84M480 300v84M520 300v84M360 342h200', { stroke: m.paper, 'stroke-width': 3 }),
      plantPot(m, 1190, 640, 230, '#B3372B'),
      turned(1080, 90, 6, planSheet(170, 130)),
    );
  }),
];
