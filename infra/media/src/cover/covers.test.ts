import { expect, test } from 'vitest';
import { coversByTopic } from './covers.ts';

const scenes = Object.entries(coversByTopic).flatMap(([topic, list]) => list.map((one) => ({ ...one, topic })));

test('at least 80 covers over 19 topics, three or more for each', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(80);
  expect(Object.keys(coversByTopic).length).toBe(19);
  expect(Object.entries(coversByTopic).filter(([, list]) => list.length < 3)).toEqual([]);
});

test('no two covers are alike, in their drawing or in their words', () => {
  expect(new Set(scenes.map(({ draw }) => draw())).size).toBe(scenes.length);
  expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(scenes.length);
  expect(new Set(scenes.map(({ topic, slug }) => `${topic}/${slug}`)).size).toBe(scenes.length);
});

test('a drawing has no broken numbers and comes out the same twice', () => {
  for (const { draw, slug } of scenes) {
    const svg = draw();
    expect(svg, slug).not.toMatch(/NaN|undefined|Infinity/);
    expect(draw()).toBe(svg);
  }
});
