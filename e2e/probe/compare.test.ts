import { expect, test } from 'vitest';
import { compare, type Seen } from './compare.ts';
import type { Picture } from './picture.ts';

const page: Picture = {
  heading: 'Ferias',
  isAlive: true,
  controls: 10,
  covered: 1,
  header: ['/', '/feria'],
  globals: ['fetch'],
  builtIns: ['Array.prototype.map'],
  frameStyles: ['#umbral-footer black 16px', 'body black 16px'],
  rootClasses: '|',
  keepsStorage: true,
  address: '/feria',
  intervals: 0,
  listeners: 3,
  longestFrame: 80,
};
const after = { ...page, heading: 'Inicio', address: '/' };
const sound: Seen = { status: 200, page, after, isSoft: true, workMs: 900, complaints: ['an old one'], origins: [] };
const checks = (now: Seen) => compare('/feria', sound, now).map(({ check }) => check);

test('a version that leaves all as it was has nothing said of it, though it complains as the one before', () => {
  expect(checks({ ...sound, complaints: ['mf-search/rail answered 503'] })).toEqual([]);
  expect(
    checks({ ...sound, page: { ...page, heading: 'Ferias de vivienda', listeners: 5, longestFrame: 900 } }),
  ).toEqual([]);
});

test.each<[string, Seen]>([
  ['alive', { ...sound, status: 500 }],
  ['alive', { ...sound, page: { ...page, isAlive: false } }],
  ['clickable', { ...sound, page: { ...page, covered: 9 } }],
  ['clickable', { ...sound, isSoft: false }],
  ['header', { ...sound, page: { ...page, header: ['/'] } }],
  ['globals', { ...sound, after: { ...after, globals: ['fetch', 'rude'] } }],
  ['built-ins', { ...sound, page: { ...page, builtIns: ['Array.prototype.map replaced'] } }],
  ['styles', { ...sound, page: { ...page, frameStyles: ['#umbral-footer red 16px', 'body black 16px'] } }],
  ['styles', { ...sound, page: { ...page, rootClasses: '|rude' } }],
  ['storage', { ...sound, after: { ...after, keepsStorage: false } }],
  ['history', { ...sound, page: { ...page, address: '/feria?rude=1' } }],
  ['next-page', { ...sound, after: { ...after, heading: '' } }],
  ['leak', { ...sound, after: { ...after, intervals: 1 } }],
  ['leak', { ...sound, after: { ...after, listeners: 20 } }],
  ['freeze', { ...sound, page: { ...page, longestFrame: 8000 } }],
  ['console', { ...sound, complaints: ['an old one', 'Hydration failed'] }],
  ['foreign', { ...sound, origins: ['https://elsewhere.example'] }],
])('%s: %#', (check, now) => {
  expect(checks(now)).toEqual([check]);
});
