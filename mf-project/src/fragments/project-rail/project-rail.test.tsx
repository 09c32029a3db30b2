import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordFixture } from '../../testing/plant-fixtures.ts';
import { fakeCall, renderPart } from '../../testing/probe-context.tsx';
import { ProjectRail } from './project-rail.tsx';
import { parseRailProps } from './rail-props.ts';
import { loadRail } from './rail-queries.ts';

const signal = new AbortController().signal;
const data = [recordFixture(), recordFixture({ id: 9, objectID: '9' })];

test('[B048] featured projects are those of the home page, six unless told otherwise', async () => {
  const { call, calls } = fakeCall({ C063: () => ({ data }) });
  const props = parseRailProps({ title: 'Destacados', kind: 'featured' });
  expect(await loadRail(call, props, signal)).toHaveLength(2);
  expect(calls).toEqual([{ id: 'C063', input: { query: { scope: 'home', limit: 6 } } }]);
});

test('plants by id keep their order and ask for nothing when there is none', async () => {
  const { call, calls } = fakeCall({ C067: () => ({ data }) });
  await loadRail(call, parseRailProps({ title: 'Vistos', kind: 'ids', ids: [7, 9] }), signal);
  expect(await loadRail(call, parseRailProps({ title: 'Vistos', kind: 'ids', ids: [] }), signal)).toEqual([]);
  expect(calls).toEqual([{ id: 'C067', input: { params: { id: '7,9' } } }]);
});

test('related plants are those of a plant', async () => {
  const { call, calls } = fakeCall({ C069: () => ({ data }) });
  await loadRail(call, parseRailProps({ title: 'Parecidos', kind: 'related', plantId: 7, limit: 1 }), signal);
  expect(calls).toEqual([{ id: 'C069', input: { params: { id: 7 }, query: { limit: 1 } } }]);
});

test('related plants may have to be better in one point; an unknown one asks for any', async () => {
  const { call, calls } = fakeCall({ C069: () => ({ data }) });
  const asked = { title: 'Parecidos', kind: 'related', plantId: 7, limit: 1 };
  await loadRail(call, parseRailProps({ ...asked, than: 'cheaper' }), signal);
  await loadRail(call, parseRailProps({ ...asked, than: 'prettier' }), signal);
  expect(calls.map(({ input }) => input)).toEqual([
    { params: { id: 7 }, query: { limit: 1, than: 'cheaper' } },
    { params: { id: 7 }, query: { limit: 1 } },
  ]);
});

test.each([undefined, {}, { title: 'x', kind: 'best' }, { kind: 'featured' }, { title: 'x', kind: 'related' }])(
  'props %j ask for nothing that can be shown',
  (props) => {
    expect(() => parseRailProps(props)).toThrow();
  },
);

test('props of another version are read with care', () => {
  const props = parseRailProps({ title: 'x', kind: 'ids', ids: [1, -2, 'a', 3.5, 4], limit: 9999, level: 9, more: 1 });
  expect(props).toEqual({ title: 'x', kind: 'ids', ids: [1, 4], limit: 24, level: 2 });
});

test('a rail without cards draws nothing, with cards their list below its heading', async () => {
  const props = parseRailProps({ title: 'Destacados', kind: 'featured', level: 2 });
  const { call } = fakeCall({ C063: () => ({ data }) });
  renderPart(<ProjectRail props={props} data={await loadRail(call, props, signal)} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Destacados' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
