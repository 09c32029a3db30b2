import { beforeEach, expect, test } from 'vitest';
import { guardBuiltIns } from './built-ins.ts';
import type { AppFailure } from './trouble.ts';

/** Stands for a prototype of the browser; the real ones are shared with all tests. */
let prototype: Record<string, unknown>;
let failures: AppFailure[];
const map = () => 'its own';

beforeEach(() => {
  document.body.innerHTML = '<main data-boundary="mf-fair"><div data-boundary="mf-search"></div></main>';
  failures = [];
  class List {
    [name: string]: unknown;
  }
  prototype = List.prototype;
  Object.assign(prototype, { map });
  Object.assign(window, { __builtIns: [[prototype, Object.getOwnPropertyDescriptors(prototype)]] });
});

const guard = () => guardBuiltIns((failure) => failures.push(failure));
const told = () => failures.map(({ app, signal, message }) => `${app} ${signal} ${message}`);

test('what was changed before anybody watched is put back and told of all that draw, not of the shell', () => {
  prototype.last = () => 'new';
  prototype.map = () => 'another';
  guard();
  expect(prototype.last).toBeUndefined();
  expect(prototype.map).toBe(map);
  expect(told()).toEqual(
    ['map was replaced', 'last was added'].flatMap((what) =>
      ['mf-fair', 'mf-search'].map((app) => `${app} contract-broken List.prototype.${what}`),
    ),
  );
});

test('an addition throws where it is made, a replacement is put back at the next look', () => {
  const { look } = guard();
  expect(() => {
    prototype.last = () => 'new';
  }).toThrow(TypeError);
  prototype.map = () => 'another';
  look();
  expect(prototype.map).toBe(map);
  expect(told()[0]).toBe('mf-fair contract-broken List.prototype.map was replaced');
});

test('whatever inherits it may still have members of its own', () => {
  guard();
  const own: Record<string, unknown> = Object.create(prototype);
  own.map = () => 'mine';
  own.last = () => 'mine';
  expect([own.map, prototype.map === map]).toEqual([expect.any(Function), true]);
  expect(failures).toEqual([]);
});
