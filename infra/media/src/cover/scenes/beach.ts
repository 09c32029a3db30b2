import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { canvas } from '../parts/canvas.ts';
import { bush, clouds, guayacan, hills, palm, sea, sun } from '../parts/nature.ts';
import { child, person } from '../parts/people.ts';
import { plantPot } from '../parts/rooms.ts';
import { umbrella } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const beachScenes = [
  scene('torre-mar', 'Ilustración de una torre blanca frente al mar con palmas y sombrillas', () => {
    const m = moods.noon;
    return canvas(
      m,
      sun(m, 240, 140, 60),
      clouds(m, [500, 100, 200]),
      sea(m, 400, 600),
      path('M0 560q400-50 760 10t520-10v160H0z', { fill: '#F2DDB0' }),
      block(m, { x: 830, y: 600, width: 250, height: 500, columns: 4, rows: 11, face: 'balconies', side: 80 }),
      path('M700 620h520v-24H700z', { fill: m.paper }),
      rect(720, 596, 120, 26, { rx: 12, fill: '#7CC3D4' }),
      palm(m, 660, 640, 360),
      palm(m, 1200, 650, 300),
      umbrella(260, 600, 170, '#E0743F', 'pole'),
      umbrella(470, 630, 150, bloom.full, 'pole'),
      path('M200 690l60-26h70l-30 26zM420 706l60-26h70l-30 26z', {
        fill: '#FFFFFF',
        stroke: '#CFDADF',
        'stroke-width': 2,
      }),
      path('M380 440l50 30h-90zM384 370v70l-40-4z', { fill: '#FFFFFF' }),
      child({ x: 590, y: 690, height: 170, shirt: '#B3372B', who: 2 }),
    );
  }),
  scene('balcon-mar', 'Ilustración de una vista al mar desde un balcón con hamaca al atardecer', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 640, 360, 120),
      sea(m, 400, 580, '#C9796B'),
      path('M540 420h200M500 450h280M560 480h160M520 510h240', {
        stroke: m.sun,
        'stroke-width': 9,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
      path('M0 0h1280v60H0z', { fill: '#8E6A4A' }),
      path('M90 60v660M1190 60v660', { stroke: '#6B4A33', 'stroke-width': 40 }),
      rect(0, 580, 1280, 140, { fill: '#8E6A4A' }),
      path('M0 610h1280M0 650h1280M0 690h1280', { stroke: m.ink, 'stroke-width': 1.6, opacity: 0.3 }),
      path(Array.from({ length: 40 }, (_, index) => `M${120 + index * 27} 470v110`).join(''), {
        stroke: m.paper,
        'stroke-width': 4,
      }),
      path('M100 466h1080', { stroke: m.paper, 'stroke-width': 10 }),
      path('M110 240Q420 620 780 560T1180 240', { fill: 'none', stroke: '#E8DCC4', 'stroke-width': 4 }),
      path('M230 380Q470 640 780 590T1060 380Q900 520 660 530T230 380z', { fill: '#B3372B' }),
      path('M300 440Q520 610 780 572T1000 440', { fill: 'none', stroke: bloom.full, 'stroke-width': 10 }),
      path('M260 410Q500 620 780 582T1030 410', { fill: 'none', stroke: '#0B5D43', 'stroke-width': 7 }),
      plantPot(m, 170, 700, 230, m.paper),
      plantPot(m, 1110, 700, 190, '#E8A06F'),
    );
  }),
  scene('piscina', 'Ilustración de una piscina con personas entre palmas y edificios bajos', () => {
    const m = moods.morning;
    return canvas(
      m,
      sun(m, 1000, 130, 56),
      hills(m, 'far', 380, 80, 'ps'),
      ...[60, 330, 830, 1060].map((x, index) =>
        block(m, {
          x,
          y: 430,
          width: 190,
          height: 190 + (index % 2) * 50,
          rows: 4,
          columns: 4,
          face: 'balconies',
          side: 46,
          tone: index === 1 ? 'accent' : 'wall',
        }),
      ),
      rect(0, 430, 1280, 290, { fill: '#E9D9B6' }),
      path('M140 520q200-60 480-30t520 30q60 110-160 140t-520 10-320-150z', { fill: m.paper }),
      path('M170 526q190-50 450-24t490 28q40 90-150 114t-490 8-300-126z', { fill: '#79BFCB' }),
      path('M300 560q30-14 60 0t60 0M620 600q30-14 60 0t60 0M820 550q30-14 60 0t60 0M460 630q30-14 60 0t60 0', {
        fill: 'none',
        stroke: '#DDF3F5',
        'stroke-width': 5,
      }),
      circle(520, 560, 40, { fill: '#C66A4A' }),
      circle(520, 560, 20, { fill: '#79BFCB' }),
      circle(520, 548, 17, { fill: '#8A5838' }),
      palm(m, 250, 480, 330),
      palm(m, 760, 470, 300),
      umbrella(1010, 470, 170, '#0B5D43', 'pole'),
      person({
        x: 930,
        y: 510,
        height: 170,
        shirt: '#F5B81C',
        who: 3,
        hair: 'long',
        wears: 'skirt',
        trousers: '#C66A4A',
      }),
      guayacan(m, 1180, 520, 210),
      bush(m, 90, 690, 160),
      bush(m, 1220, 700, 150),
    );
  }),
  scene('muelle', 'Ilustración de un muelle de madera con lanchas y casas de colores', () => {
    const m = moods.rose;
    return canvas(
      m,
      sun(m, 900, 260, 80),
      clouds(m, [220, 120, 200]),
      sea(m, 410, 720, '#5FA7B0'),
      path('M0 300q160-60 420 0t260 110H0z', { fill: m.mid }),
      ...[60, 180, 300, 430].map((x, index) =>
        house(m, x, 400, 84, (['accent', 'wall', 'shade', 'wall'] as const)[index] ?? 'wall'),
      ),
      path('M520 720L600 410h60l120 310z', { fill: '#B5793F' }),
      path(
        Array.from({ length: 12 }, (_, index) => `M${606 - index * 8} ${430 + index * 24}h${60 + index * 15}`).join(''),
        { stroke: '#8A5A2C', 'stroke-width': 4 },
      ),
      path('M590 470v60M680 470v60M556 590v70M720 590v70', { stroke: '#6B4A33', 'stroke-width': 12 }),
      path('M840 580h240l-40 60H880zM300 560h180l-30 46H330z', { fill: m.paper }),
      path('M840 580h240l-8 12H848z', { fill: '#B3372B' }),
      path('M300 560h180l-6 10H306z', { fill: '#0B5D43' }),
      path('M960 580V430l80 130z', { fill: bloom.full }),
      person({ x: 640, y: 620, height: 210, shirt: '#1F4F7A', who: 2, pose: 'wave' }),
      palm(m, 1200, 720, 420),
      guayacan(m, 130, 420, 120),
    );
  }),
];
