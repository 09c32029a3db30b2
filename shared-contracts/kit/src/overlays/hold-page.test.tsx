import { expect, test } from 'vitest';
import { holdPage } from './hold-page.ts';

test('the page is held while any modal is open, whoever opened it', () => {
  const [mine, other] = [document.createElement('dialog'), document.createElement('dialog')];
  document.body.append(mine, other);
  const isHeld = () => document.documentElement.hasAttribute('data-modal');
  mine.open = true;
  other.open = true;
  holdPage();
  expect(isHeld()).toBe(true);
  mine.open = false;
  holdPage();
  expect(isHeld()).toBe(true);
  other.remove();
  holdPage();
  expect(isHeld()).toBe(false);
});
