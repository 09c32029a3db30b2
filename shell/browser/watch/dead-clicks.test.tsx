import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClicks } from './dead-clicks.ts';
import type { AppFailure } from './trouble.ts';

const failures: AppFailure[] = [];
let button: HTMLElement;

// Listeners of the window stay: one watch for all tests.
watchClicks((failure) => failures.push(failure));

beforeEach(() => {
  vi.useFakeTimers();
  failures.length = 0;
  document.body.innerHTML =
    '<main data-boundary="mf-project"><button class="ask">Ana Gil</button><p>x</p>' +
    '<button aria-pressed="true">y</button><button disabled>z</button><a href="#z">z</a></main>';
  button = element('button');
});
afterEach(async () => {
  // What a test left counts for no other.
  element('a').addEventListener('click', () => element('p').append('.'), { once: true });
  await click('a');
  vi.useRealTimers();
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** As a finger does it; then time to see what comes of it. */
async function click(selector: string): Promise<void> {
  const pointer = { bubbles: true, button: 0 };
  element(selector).dispatchEvent(new MouseEvent('pointerdown', pointer));
  element(selector).dispatchEvent(new MouseEvent('pointerup', pointer));
  element(selector).click();
  await vi.advanceTimersByTimeAsync(1100);
}

test('two clicks without an effect are told, by the kind of control and not by its words', async () => {
  await click('button');
  expect(failures).toEqual([]);
  await click('button');
  expect(failures).toEqual([
    { app: 'mf-project', signal: 'dead-click', message: '2 clicks in a row did nothing, the last on button.ask' },
  ]);
});

test('a page is dead, too, where somebody keeps the clicks from everybody', async () => {
  const keep = (event: Event) => event.stopImmediatePropagation();
  document.documentElement.addEventListener('click', keep, true);
  button.addEventListener('click', () => element('p').append('!'));
  await click('button');
  await click('button');
  document.documentElement.removeEventListener('click', keep, true);
  expect(failures).toHaveLength(1);
});

test('whatever shows that it was heard is an effect', async () => {
  const effects = [
    () => element('p').append('!'),
    () => element('p').setAttribute('title', 'x'),
    () => history.pushState(null, '', `?${Math.random()}`),
    () => button.dispatchEvent(new Event('submit', { bubbles: true })),
    () => setTimeout(() => element('p').append('late'), 800),
  ];
  for (const effect of effects) {
    button.onclick = null;
    await click('button');
    button.onclick = effect;
    await click('button');
  }
  expect(failures).toEqual([]);
});

test('what can answer nothing, and a link that the browser follows, is not expected to', async () => {
  for (const selector of ['[aria-pressed]', '[disabled]', 'p', 'a']) for (const _ of [1, 2, 3]) await click(selector);
  expect(failures).toEqual([]);
});
