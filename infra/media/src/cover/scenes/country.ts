import { circle, path, rect } from '../../svg.ts';
import { guayacan as bloom, moods } from '../mood.ts';
import { house } from '../parts/buildings.ts';
import { at, canvas, cota } from '../parts/canvas.ts';
import { bush, clouds, ground, guayacan, hills, ridge, sun, tree, waxPalm } from '../parts/nature.ts';
import { dog, person } from '../parts/people.ts';
import { sign } from '../parts/things.ts';
import { scene } from '../scene.ts';

export const countryScenes = [
  scene('lotes', 'Ilustración de un terreno con lotes marcados por estacas y cinta', () => {
    const m = moods.morning;
    return canvas(
      m,
      sun(m, 980, 150, 60),
      clouds(m, [200, 110, 200]),
      ridge(m, 'far', 430, 200, 'lo'),
      hills(m, 'mid', 480, 80, 'lo2'),
      path('M0 460H1280V720H0z', { fill: '#A9CB8E' }),
      path('M200 470L60 720h360l60-250zM500 470l-50 250h380l-30-250zM820 470l40 250h380L1080 470z', {
        fill: '#BEDAA2',
        stroke: m.paper,
        'stroke-width': 5,
        'stroke-dasharray': '16 10',
      }),
      ...[
        [205, 470],
        [480, 470],
        [820, 470],
        [1080, 470],
        [110, 640],
        [440, 640],
        [845, 640],
        [1180, 640],
      ].map(
        ([x = 0, y = 0]) =>
          path(`M${x} ${y}v-54`, { stroke: '#8A5A2C', 'stroke-width': 9 }) +
          path(`M${x} ${y - 54}h36l-8 11 8 11h-36z`, { fill: bloom.full, stroke: m.ink, 'stroke-width': 1.6 }),
      ),
      cota(470, 690, 350, m.ink),
      sign(m, 580, 610, 170, '#B3372B'),
      guayacan(m, 960, 610, 210),
      tree(m, 60, 500, 150),
      tree(m, 1220, 500, 170),
      person({ x: 300, y: 660, height: 190, shirt: '#0B5D43', who: 3, pose: 'point' }),
    );
  }),
  scene('casa-campo', 'Ilustración de una casa campestre con corredor, jardín y montañas', () => {
    const m = moods.golden;
    return canvas(
      m,
      sun(m, 300, 200, 84),
      ridge(m, 'far', 450, 230, 'cp'),
      hills(m, 'mid', 540, 110, 'cp2'),
      ground(m, 560, '#A9B36E'),
      path('M380 560V400h520v160z', { fill: m.wall }),
      path('M900 400v160l90-30V390z', { fill: m.shade }),
      path('M340 410L460 290h420l130 100-110 20z', { fill: m.roof }),
      path('M880 290l130 100-110 20z', { fill: '#0B1712', opacity: 0.2 }),
      path(Array.from({ length: 16 }, (_, index) => `M${470 + index * 26} 292l${-9 + index * 2} 116`).join(''), {
        stroke: '#0B1712',
        'stroke-width': 2,
        opacity: 0.18,
      }),
      rect(430, 450, 90, 60, { fill: m.lit }),
      rect(580, 440, 70, 120, { fill: '#5A3A26' }),
      rect(710, 450, 120, 60, { fill: m.lit }),
      path('M475 450v60M770 450v60', { stroke: m.paper, 'stroke-width': 5 }),
      path('M390 410v150M540 410v150M680 410v150M860 410v150', { stroke: '#FFF7E6', 'stroke-width': 10 }),
      path('M600 720q40-80 0-160h50q50 80 60 160z', { fill: '#E9CFA0' }),
      guayacan(m, 1120, 640, 320),
      tree(m, 190, 640, 250),
      bush(m, 340, 600, 120),
      bush(m, 960, 610, 110),
      person({ x: 520, y: 640, height: 170, shirt: '#B3372B', who: 4, hair: 'long', wears: 'skirt' }),
      dog(450, 650, 50),
    );
  }),
  scene('parcelacion', 'Ilustración de una parcelación vista desde arriba con lago y vías', () => {
    const m = moods.monte;
    const plot = (d: string, index: number) =>
      path(d, { fill: ['#63B08A', '#79BE97', '#55A17C', '#8BC9A4'][index % 4], stroke: m.paper, 'stroke-width': 4 });
    const roof = (x: number, y: number) =>
      at(
        x,
        y,
        1,
        path('M6 8h70v46H6z', { fill: '#0B1712', opacity: 0.25 }),
        path('M0 0h70v23H0z', { fill: '#C1694A' }),
        path('M0 23h70v23H0z', { fill: '#9A4E35' }),
      );
    return canvas(
      m,
      rect(0, 0, 1280, 720, { fill: '#2F7D5B' }),
      ...[
        'M40 60h250v210H40z',
        'M310 40h230v220H310z',
        'M560 40h230v220H560z',
        'M40 430l260-20 20 240H40z',
        'M340 410h230l-10 250H350z',
        'M830 60l380-20v170l-340 60z',
        'M900 430l320-30v260H920z',
      ].map(plot),
      path('M-20 340Q420 330 700 340T1300 300', { fill: 'none', stroke: '#E8DCC4', 'stroke-width': 56 }),
      path('M-20 340Q420 330 700 340T1300 300M730 345q20 160-20 400', {
        fill: 'none',
        stroke: m.paper,
        'stroke-width': 3,
        'stroke-dasharray': '20 16',
      }),
      path('M715 360q20 160-20 400', { fill: 'none', stroke: '#E8DCC4', 'stroke-width': 46 }),
      path('M620 470q-20 90-30 150 40 60 70-20t0-150q-30-20-40 20z', { fill: '#8DC6D2' }),
      roof(120, 140),
      roof(390, 120),
      roof(640, 120),
      roof(120, 510),
      roof(430, 500),
      roof(980, 120),
      roof(1010, 500),
      ...Array.from({ length: 34 }, (_, index) => {
        const [x, y] = [(index * 197) % 1260, (index * 131) % 700];
        return (
          circle(x + 5, y + 7, 20, { fill: '#0B1712', opacity: 0.2 }) +
          circle(x, y, 20, { fill: index % 9 === 4 ? bloom.full : '#1F6B4C' }) +
          circle(x - 6, y - 6, 9, { fill: index % 9 === 4 ? bloom.light : '#3E9974' })
        );
      }),
    );
  }),
  scene('cafetal', 'Ilustración de una finca cafetera con surcos, palmas y una carreta', () => {
    const m = moods.rose;
    return canvas(
      m,
      sun(m, 640, 210, 96),
      ridge(m, 'far', 440, 200, 'cf'),
      hills(m, 'mid', 530, 120, 'cf2'),
      ...[
        [180, 420],
        [270, 330],
        [1040, 430],
        [1130, 340],
      ].map(([x = 0, h = 0]) => waxPalm(m, x, 540, h)),
      path('M0 540q320-70 640 0t640 0v180H0z', { fill: '#6FA07F' }),
      ...Array.from({ length: 5 }, (_, row) =>
        path(`M0 ${570 + row * 32}q320-64 640 0t640 0`, {
          fill: 'none',
          stroke: '#386350',
          'stroke-width': 14,
          'stroke-dasharray': '26 12',
          'stroke-linecap': 'round',
        }),
      ),
      house(m, 520, 540, 190),
      guayacan(m, 820, 600, 230),
      person({ x: 340, y: 660, height: 190, shirt: '#FFF7EC', who: 2, pose: 'hold' }),
      path('M316 480q24-26 54 0l16 6h-86z', { fill: '#E5C98F' }),
      person({
        x: 960,
        y: 690,
        height: 200,
        shirt: '#0B5D43',
        who: 3,
        hair: 'long',
        pose: 'wave',
        looks: 'left',
        wears: 'skirt',
        trousers: '#A7503F',
      }),
    );
  }),
];
