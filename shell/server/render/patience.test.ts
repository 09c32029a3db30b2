import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { expect, test } from 'vitest';
import { createPatience } from './patience.ts';
import { usualTimeouts } from './render-timeouts.ts';

const page = { kind: 'page' } as RenderRequest;
const fragment = { kind: 'fragment' } as RenderRequest;

test('a render has its whole time, and next to none while nothing comes from behind', () => {
  let isSilent = false;
  const patience = createPatience(usualTimeouts, () => isSilent);
  expect(patience(page)).toEqual({ softMs: usualTimeouts.softMs, isShort: false });
  expect(patience(fragment)).toEqual({ softMs: usualTimeouts.fragmentMs, isShort: false });
  isSilent = true;
  expect(patience(page)).toEqual({ softMs: 400, isShort: true });
  expect(patience(fragment)).toEqual({ softMs: 250, isShort: true });
});

test('who is impatient anyway stays so', () => {
  const patience = createPatience({ ...usualTimeouts, softMs: 100 }, () => true);
  expect(patience(page)).toEqual({ softMs: 100, isShort: false });
});
