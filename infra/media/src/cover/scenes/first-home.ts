import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { block, house } from '../parts/buildings.ts';
import { at, canvas, cota } from '../parts/canvas.ts';
import { bush, clouds, ground, guayacan, hills, ridge, sun } from '../parts/nature.ts';
import { key } from '../parts/papers.ts';
import { person } from '../parts/people.ts';
import { carton } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const firstHomeScenes = [
  scene('puerta', 'Ilustración de una pareja ante la puerta abierta de su primera casa', () => {
    const m = moods.morning;
    return canvas(
      m,
      rect(0, 0, 1280, 620, { fill: '#E9D9BE' }),
      path([80, 160, 240, 320, 400, 480, 560].map((y) => `M0 ${y}h1280`).join(''), {
        stroke: m.ink,
        'stroke-width': 1.4,
        opacity: 0.13,
      }),
      rect(0, 620, 1280, 100, { fill: '#B8A88A' }),
      rect(480, 90, 320, 530, { fill: m.paper }),
      rect(510, 120, 260, 500, { fill: 'url(#sky)' }),
      sun(m, 660, 240, 54),
      path('M510 470q90-60 260-20v170H510z', { fill: m.near }),
      guayacan(m, 690, 600, 210),
      path('M510 120l-120 50v470l120-20z', { fill: '#0B5D43' }),
      circle(406, 410, 9, { fill: bloom.full }),
      path('M510 620h260l150 100H400z', { fill: '#FFF3CF', opacity: 0.5 }),
      person({
        x: 900,
        y: 690,
        height: 340,
        shirt: '#B3372B',
        who: 2,
        hair: 'long',
        wears: 'skirt',
        looks: 'left',
        pose: 'point',
      }),
      person({ x: 1020, y: 694, height: 360, shirt: '#1F4F7A', who: 1, looks: 'left' }),
      carton(1110, 690, 110, 80),
      rect(140, 150, 170, 210, { fill: m.paper }),
      rect(156, 166, 138, 178, { fill: m.glass }),
      path('M225 166v178M156 250h138', { stroke: m.paper, 'stroke-width': 8 }),
    );
  }),
  scene('llave-grande', 'Ilustración de una llave enorme cuya cabeza es una casa más del barrio', () => {
    const m = moods.dusk;
    return canvas(
      m,
      sun(m, 640, 300, 150),
      ridge(m, 'far', 480, 150, 'lg'),
      ...[60, 220, 900, 1060].map((x, index) => house(m, x, 620, 120 + (index % 2) * 20, index % 2 ? 'shade' : 'wall')),
      rect(0, 620, 1280, 100, { fill: m.near }),
      at(400, 356, 1, key(580)),
      path('M400 626h220l-20 12H430z', { fill: m.ink, opacity: 0.25 }),
      person({ x: 760, y: 690, height: 150, shirt: '#E8A06F', who: 3, pose: 'wave' }),
      person({ x: 830, y: 694, height: 140, shirt: '#6FD3A8', who: 1, hair: 'long' }),
      guayacan(m, 1220, 660, 190),
      bush(m, 60, 660, 100),
    );
  }),
  scene('escalones', 'Ilustración de una escalera de bloques que sube hasta un apartamento', () => {
    const m = moods.noon;
    return canvas(
      m,
      clouds(m, [120, 110, 200], [560, 80, 160]),
      hills(m, 'far', 560, 140, 'es'),
      ground(m, 640),
      ...[0, 1, 2, 3, 4].map(
        (index) =>
          block(m, {
            x: 130 + index * 140,
            y: 650,
            width: 140,
            height: 70 + index * 76,
            face: 'bare',
            side: 30,
            tone: index % 2 ? 'shade' : 'wall',
          }) + cota(150 + index * 140, 620 - index * 76 + 60, 100, m.accent),
      ),
      block(m, {
        x: 850,
        y: 650,
        width: 260,
        height: 540,
        columns: 4,
        rows: 10,
        face: 'balconies',
        side: 70,
        tone: 'accent',
        lit: 0.2,
      }),
      person({ x: 480, y: 432, height: 180, shirt: '#0B5D43', who: 2, pose: 'point' }),
      person({ x: 340, y: 508, height: 170, shirt: '#F5B81C', who: 4, hair: 'bun', wears: 'skirt' }),
      guayacan(m, 1200, 690, 210),
    );
  }),
  scene('busqueda', 'Ilustración de una lupa sobre un barrio con una casa marcada', () => {
    const m = moods.rose;
    const homes = Array.from({ length: 15 }, (_, index) =>
      house(
        m,
        40 + (index % 5) * 250 + (Math.floor(index / 5) % 2) * 60,
        250 + Math.floor(index / 5) * 190,
        92,
        (['wall', 'shade', 'wall'] as const)[index % 3] ?? 'wall',
      ),
    );
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#EFD9C5' }),
      path('M0 290H1280M0 480H1280M0 670H1280', { stroke: '#D9BBA4', 'stroke-width': 46 }),
      path('M0 290H1280M0 480H1280M0 670H1280', { stroke: m.paper, 'stroke-width': 3, 'stroke-dasharray': '22 18' }),
      ...homes,
      circle(650, 360, 190, { fill: '#FFF8EA', opacity: 0.92 }),
      house(m, 560, 450, 170),
      guayacan(m, 500, 460, 120),
      circle(650, 360, 190, { fill: 'none', stroke: '#22302A', 'stroke-width': 20 }),
      path('M786 496l150 150', { stroke: '#A8402E', 'stroke-width': 40, 'stroke-linecap': 'round' }),
      path('M540 280a150 150 0 0 1 70-60', {
        stroke: '#FFFFFF',
        'stroke-width': 12,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    );
  }),
];
