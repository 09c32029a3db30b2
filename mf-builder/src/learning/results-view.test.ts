import type { ProjectResults, Results } from '@umbral/domain/api/builder-results.ts';
import { expect, test } from 'vitest';
import { spanOf } from './answers.tsx';
import { resultsCsv } from './results-csv.ts';
import { readResultsQuery, resultsHref } from './results-query.ts';
import { addedWeeks, resultRows, shownFigures } from './results-view.ts';
import { niceTop } from './week-chart.tsx';

const none = { impressions: 0, views: 0, clicks: 0, contacts: 0, favourites: 0 };
const results: Results = {
  figures: { ...none, impressions: 200, views: 30, contacts: 2 },
  before: { ...none, impressions: 100, views: 60 },
  weekly: { impressions: [50, 150], views: [10, 20], contacts: [0, 2] },
  median: { impressions: 180, views: 25, contacts: 1, compared: 7 },
};
const plant = { ...results, id: 11, title: 'Tipo A', is_active: true };
const project: ProjectResults = {
  ...results,
  ...{ id: 1, title: 'Alameda', zone: 'Suba', city: 'Bogotá', state: 'published', page_views: 5, plants: [plant] },
};
const params = (text: string) => new URLSearchParams(text);

test('a number is told with its change; one that was nothing before has none', () => {
  const [impressions, views, clicks, contacts] = shownFigures([project]);
  expect(impressions).toEqual({ key: 'impressions', amount: 200, change: 100, isCompared: true, median: 180 });
  expect(views).toMatchObject({ amount: 30, change: -50 });
  expect(clicks).toEqual({ key: 'clicks', amount: 0, change: 0, isCompared: true, median: null });
  expect(contacts).toMatchObject({ amount: 2, change: null, isCompared: true, median: 1 });
});

test('several projects are added up, and compared with no zone', () => {
  const [impressions] = shownFigures([project, project]);
  expect(impressions).toEqual({ key: 'impressions', amount: 400, change: 100, isCompared: true, median: null });
  expect(addedWeeks([project, project], 2)).toEqual({ impressions: [100, 300], views: [20, 40], contacts: [0, 4] });
  const fresh = { ...project, before: null };
  expect(shownFigures([project, fresh])[0]).toMatchObject({ amount: 400, change: 100 });
  expect(shownFigures([fresh])[0]).toMatchObject({ amount: 200, isCompared: false });
  expect(shownFigures([]).map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0]);
});

test('rows are projects, or the typologies of one', () => {
  expect(resultRows([{ ...project, state: 'paused' }], false)).toMatchObject([
    { id: 1, title: 'Alameda', place: 'Suba, Bogotá', isOff: true, rate: 15 },
  ]);
  expect(resultRows([project], true)).toMatchObject([{ id: 11, title: 'Tipo A', isOff: false, rate: 15 }]);
  expect(resultRows([{ ...project, figures: none }], false)[0]?.rate).toBeNull();
});

test.each([
  ['', { weeks: 12 }],
  ['semanas=4&proyecto=7', { weeks: 4, project: 7 }],
  ['semanas=5&proyecto=x', { weeks: 12 }],
  ['semanas=26&proyecto=0', { weeks: 26 }],
  ['proyecto=99999999999', { weeks: 12 }],
])('the address "%s" asks for what makes sense of it', (query, asked) => {
  expect(readResultsQuery(params(query))).toEqual(asked);
});

test('another choice keeps the others, and the builder that somebody acts for', () => {
  const href = resultsHref('/resultados', params('constructora=7&semanas=4'), { project: 3 });
  expect(href).toBe('/resultados?constructora=7&semanas=4&proyecto=3');
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [51, 100],
  [100, 100],
  [1001, 2000],
])('an axis up to %i ends at %i', (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});

test.each([
  [0, '1 minuto'],
  [59, '59 minutos'],
  [60, '1 hora'],
  [90, '2 horas'],
  [3000, '3 días'],
])('%i minutes are told as %s', (minutes, words) => {
  expect(spanOf(minutes)).toBe(words);
});

test('the sheet has a line for each week and typology; what looks like a formula is text', () => {
  const weeks = [
    { from: '2026-11-12', until: '2026-11-18' },
    { from: '2026-11-19', until: '2026-11-25' },
  ];
  const sheet = resultsCsv(weeks, [{ ...project, title: '=HYPERLINK("x")' }]).split('\r\n');
  expect(sheet[0]).toMatch(/^\uFEFF"Desde";"Hasta";"Proyecto"/);
  expect(sheet.slice(1)).toEqual([
    `"2026-11-12";"2026-11-18";"'=HYPERLINK(""x"")";"Tipo A";50;10;0`,
    `"2026-11-19";"2026-11-25";"'=HYPERLINK(""x"")";"Tipo A";150;20;2`,
    '',
  ]);
});
