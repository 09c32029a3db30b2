import { expect, test } from 'vitest';
import { avatar } from '../avatar/avatar.ts';
import { people } from '../avatar/people.ts';
import { logo, logoCount } from './logo.ts';

const marks = Array.from({ length: logoCount }, (_, index) => logo(index));
const faces = people.map((_, index) => avatar(index));

test('24 marks and 24 faces, no two alike', () => {
  expect(new Set(marks).size).toBe(24);
  expect(new Set(faces).size).toBe(24);
});

test('a mark has two colours and is small', () => {
  for (const mark of marks) {
    expect(new Set(mark.match(/#[0-9A-F]{6}/g)).size).toBe(2);
    expect(mark.length).toBeLessThan(1600);
  }
});

test('there is no mark and no face beyond the last', () => {
  expect(() => logo(logoCount)).toThrow(RangeError);
  expect(() => avatar(people.length)).toThrow(RangeError);
});
