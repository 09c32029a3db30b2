import { expect, test } from 'vitest';
import { prefixed, readableLine } from './line-format.ts';
import { createTellingLine } from './telling-line.ts';

test('plain lines pass, JSON lines become their message', () => {
  expect(readableLine('listening')).toBe('listening');
  expect(readableLine('{"level":30,"msg":"listening"}')).toBe('listening');
  expect(readableLine('{"level":50,"msg":"no mail","err":{"message":"refused"}}')).toBe('error: no mail (refused)');
});

test('requests, debugging and routine notes of PostgreSQL stay in the log file', () => {
  expect(readableLine('{"level":20,"msg":"x"}')).toBeUndefined();
  expect(readableLine('{"level":30,"msg":"done","res":{"statusCode":200}}')).toBeUndefined();
  expect(readableLine('LOG:  checkpoint complete')).toBeUndefined();
  expect(readableLine('{"level":40,"msg":"slow","res":{"statusCode":200}}')).toBe('warning: slow');
});

test('a line that only looks like JSON passes', () => {
  expect(readableLine('{broken')).toBe('{broken');
});

test('names are aligned, and coloured only at a terminal', () => {
  expect(prefixed('api', 'ready', false)).toBe('api          | ready');
  expect(prefixed('api', 'ready', true)).toContain('\u001b[');
});

test('of a crash, the named error is what is told, not the trace below it', () => {
  const telling = createTellingLine();
  const crash = [
    'starting',
    'file:///a.ts:3',
    '  throw new TypeError("no");',
    '  ^',
    '',
    'TypeError: no',
    '    at main',
    '}',
    'Node.js v24',
  ];
  for (const line of crash) telling.hear(line);
  expect(telling.text()).toBe('TypeError: no');
});
