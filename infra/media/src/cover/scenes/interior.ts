import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, type Mood, moods } from '../mood.ts';
import { block } from '../parts/buildings.ts';
import { at, canvas, cota, shadow, turned } from '../parts/canvas.ts';
import { guayacan, ridge, sun } from '../parts/nature.ts';
import { cat } from '../parts/people.ts';
import { curtains, floorLamp, lightBeam, picture, plantPot, room, rug, sofa, window } from '../parts/rooms.ts';
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

const abstract = (x: number, y: number, colours: readonly [string, string, string]) =>
  rect(x, y, 100, 130, { fill: colours[0] }) +
  circle(x + 50, y + 54, 30, { fill: colours[1] }) +
  path(`M${x} ${y + 100}q50-40 100 0v30H${x}z`, { fill: colours[2] });

export const interiorScenes = [
  scene('sala-clara', 'Ilustración de una sala clara con sofá verde, lámpara y ventana a los cerros', () => {
    const m = moods.morning;
    return canvas(
      m,
      room(m, '#F1EADB', '#CDA978'),
      window(m, 700, 90, 420, 330, cityView(m, 420, 720) + sun(m, 1020, 160, 30)),
      curtains(700, 84, 420, 440, '#B9D2C6'),
      lightBeam(720, 540, 330, 170),
      rug(250, 610, 560, '#C66A4A'),
      sofa(220, 620, 460, '#3F7F5F'),
      floorLamp(150, 620, 420, '#F8DC96'),
      picture(330, 130, 130, 160, abstract(345, 145, ['#F6E7C8', '#C66A4A', '#4F846C'])),
      picture(
        490,
        160,
        100,
        130,
        rect(502, 172, 76, 106, { fill: '#DCEDE4' }) + path('M502 260l36-50 40 50z', { fill: '#0B5D43' }),
      ),
      plantPot(m, 1190, 630, 260, '#A8402E'),
      cat(760, 636, 70),
    );
  }),
  scene('paleta', 'Ilustración de muestras de color, telas y madera para decorar', () => {
    const chips = ['#0B5D43', '#4F846C', '#BCD6CA', '#F5B81C', '#C66A4A', '#A8402E', '#26324A', '#8DB5BF'];
    return canvas(
      moods.rose,
      rect(0, 0, 1280, 720, { fill: '#F4E9DC' }),
      path('M0 0h1280L0 720z', { fill: '#FFFFFF', opacity: 0.4 }),
      ...chips.map((colour, index) =>
        turned(
          430,
          640,
          -78 + index * 17,
          shadow('M-46-470h100v330H-46z', 0.1) +
            rect(-50, -480, 100, 330, { rx: 10, fill: '#FFFFFF' }) +
            rect(-42, -472, 84, 250, { rx: 6, fill: colour }) +
            path('M-34-200h60M-34-184h40', { stroke: '#9AA79F', 'stroke-width': 5 }),
        ),
      ),
      circle(430, 640, 20, { fill: '#43534B' }),
      turned(
        900,
        110,
        9,
        shadow('M12 14h260v180H12z') +
          rect(0, 0, 260, 180, { fill: '#B5793F' }) +
          path('M0 30q130 20 260 0M0 80q130-16 260 4M0 130q130 18 260-4', {
            stroke: '#8A5A2C',
            'stroke-width': 4,
            fill: 'none',
          }),
      ),
      turned(
        960,
        330,
        -7,
        shadow('M12 14h240v190H12z') +
          rect(0, 0, 240, 190, { fill: '#DCEDE4' }) +
          path(Array.from({ length: 11 }, (_, index) => `M${index * 24} 0v190`).join(''), {
            stroke: '#4F846C',
            'stroke-width': 5,
          }),
      ),
      turned(
        860,
        540,
        4,
        shadow('M12 14h280v120H12z') +
          rect(0, 0, 280, 120, { fill: '#E9E4DA' }) +
          path('M0 40h280M0 80h280M70 0v120M140 0v120M210 0v120', { stroke: '#B9B3A4', 'stroke-width': 3 }),
      ),
      guayacan(moods.rose, 1190, 700, 150),
    );
  }),
  scene('bano', 'Ilustración de un baño con tina, baldosas y helechos', () => {
    const m = moods.noon;
    const tiles =
      Array.from({ length: 16 }, (_, index) => `M${index * 80} 0v500`).join('') +
      [100, 200, 300, 400].map((y) => `M0 ${y}h1280`).join('');
    return canvas(
      m,
      rect(0, 0, 1280, 540, { fill: '#CFE3DE' }),
      path(tiles, { stroke: '#FFFFFF', 'stroke-width': 3, opacity: 0.8 }),
      rect(0, 540, 1280, 180, { fill: '#8FB0A6' }),
      path('M0 600h1280M0 660h1280M160 540l-90 180M420 540l-50 180M680 540v180M940 540l50 180M1180 540l90 180', {
        stroke: '#FFFFFF',
        'stroke-width': 2,
        opacity: 0.5,
      }),
      circle(960, 220, 110, { fill: '#E6F5EF', stroke: '#B5793F', 'stroke-width': 10 }),
      path('M890 270l110-130', { stroke: '#FFFFFF', 'stroke-width': 16, opacity: 0.7 }),
      rect(800, 400, 320, 24, { fill: m.paper }),
      rect(820, 424, 280, 160, { fill: '#B5793F' }),
      path('M960 424v160', { stroke: '#8A5A2C', 'stroke-width': 4 }),
      path('M880 380h160q0 34-50 34h-60q-50 0-50-34z', { fill: '#FFFFFF' }),
      path('M960 380v-40h34', { stroke: '#D99A0A', 'stroke-width': 9, fill: 'none' }),
      shadow('M170 640h470l30 16H200z'),
      path('M150 450h500q-4 150-80 180H230q-76-30-80-180z', { fill: '#FFFFFF' }),
      path('M400 450h250q-4 150-80 180H470z', { fill: '#0B1712', opacity: 0.07 }),
      rect(136, 440, 528, 22, { rx: 11, fill: '#FFFFFF', stroke: '#CFDADF', 'stroke-width': 2 }),
      path('M240 632v30M560 632v30', { stroke: '#D99A0A', 'stroke-width': 14 }),
      path('M600 440v-170q0-30-30-30t-30 30', { stroke: '#D99A0A', 'stroke-width': 10, fill: 'none' }),
      ...[
        [250, 430, 26],
        [300, 420, 36],
        [360, 428, 28],
        [420, 424, 32],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#FFFFFF', opacity: 0.9 })),
      plantPot(m, 1200, 640, 240, '#E0743F'),
      plantPot(m, 90, 640, 190, '#FFFFFF'),
      rect(330, 120, 150, 190, { fill: '#FFFFFF' }),
      rect(342, 132, 126, 166, { fill: 'url(#sky)' }),
      guayacan(m, 410, 298, 110),
    );
  }),
  scene('antes-despues', 'Ilustración de una sala dividida: a un lado obra gris, al otro terminada', () => {
    const m = moods.golden;
    return canvas(
      m,
      rect(0, 0, 640, 560, { fill: '#B9B7AE' }),
      rect(0, 560, 640, 160, { fill: '#96948B' }),
      path(
        'M0 120h640M0 240h640M0 360h640M0 480h640M120 0v120M360 0v120M240 120v120M480 120v120M120 240v120M360 240v120M240 360v120M480 360v120',
        { stroke: '#8A8880', 'stroke-width': 3 },
      ),
      path('M80 90l40 30-20 40M560 300l-30 40 30 30', { stroke: '#6F6D66', 'stroke-width': 3, fill: 'none' }),
      rect(180, 170, 220, 220, { fill: '#D9D6CB' }),
      path('M290 170v220M180 280h220', { stroke: '#8A8880', 'stroke-width': 8 }),
      path('M430 620h130M450 620v-150l90 150M540 620v-150l-90 150', {
        stroke: bloom.deep,
        'stroke-width': 10,
        fill: 'none',
      }),
      rect(80, 590, 90, 80, { rx: 8, fill: '#E8E4D8' }),
      rect(80, 590, 90, 26, { fill: '#C8553D' }),
      at(
        640,
        0,
        1,
        rect(0, 0, 640, 560, { fill: '#F7E5C9' }),
        rect(0, 560, 640, 160, { fill: '#C08E5A' }),
        path('M0 590h640M0 640h640', { stroke: m.ink, 'stroke-width': 1.4, opacity: 0.2 }),
        rect(160, 150, 260, 240, { fill: m.paper }),
        rect(176, 166, 228, 208, { fill: 'url(#sky)' }),
        sun(m, 330, 240, 30),
        path('M176 330q110-60 228 0v44H176z', { fill: m.near }),
      ),
      sofa(740, 640, 360, '#0B5D43'),
      floorLamp(1160, 640, 380, '#F8DC96'),
      plantPot(m, 690, 650, 190, '#A8402E'),
      guayacan(m, 1000, 372, 90),
      path('M640 0V720', { stroke: m.paper, 'stroke-width': 10 }),
      cota(60, 690, 520, m.ink),
      cota(700, 690, 520, m.ink),
    );
  }),
];
