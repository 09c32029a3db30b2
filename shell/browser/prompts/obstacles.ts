import { isPhone } from '../../frame/cover/phone.ts';
import { coversPrimaryAction } from '../../frame/cover/primary-action.ts';
import type { PromptName } from '../../frame/prompts/prompt-plan.ts';

/** Why nothing may lie over the page just now [B128]. */
export type Obstacle = 'hidden' | 'cookies' | 'form' | 'dialog' | 'keyboard' | 'hand' | 'room' | 'action';

/** So long a hand that has just pressed may press again. */
const handMs = 1000;

/** A keyboard leaves less than this of a phone's screen. */
const keyboardShare = 0.75;

/** How high each stands: as a sheet of a phone, within the third of the screen that may be covered, and as a card. */
const sheetPx: Readonly<Record<PromptName, number>> = { 'fair-popup': 112, survey: 176, newsletter: 176 };
const cardPx: Readonly<Record<PromptName, number>> = { 'fair-popup': 200, survey: 200, newsletter: 640 };

const open = [
  'dialog[open]',
  '[aria-modal="true"]',
  'details[name="main-menu"][open]',
  'header [aria-expanded="true"]',
  '[data-floats] [aria-expanded="true"]',
].join(',');

/**
 * Watches the page for what forbids an interruption; gives the question, asked anew each time. What floats reads
 * `data-keyboard` of the document for itself.
 */
export function watchObstacles(now: () => number, signal: AbortSignal): (name: PromptName) => Obstacle | undefined {
  let pressedAt = Number.NEGATIVE_INFINITY;
  for (const event of ['pointerdown', 'keydown'] as const) {
    addEventListener(event, () => (pressedAt = now()), { capture: true, passive: true, signal });
  }
  window.visualViewport?.addEventListener(
    'resize',
    () => document.documentElement.toggleAttribute('data-keyboard', isKeyboardOpen()),
    { signal },
  );
  const tests: readonly (readonly [Obstacle, (name: PromptName) => boolean])[] = [
    ['hidden', () => document.visibilityState !== 'visible'],
    ['cookies', () => document.querySelector('[data-cookie-banner]') !== null],
    ['dialog', () => document.querySelector(open) !== null],
    ['keyboard', isKeyboardOpen],
    ['form', isTyping],
    ['hand', () => now() - pressedAt < handMs],
    ['room', (name) => isPhone() && roomPx() < sheetPx[name]],
    ['action', (name) => coversPrimaryAction(promptPlace(name))],
  ];
  return (name) => tests.find(([, stands]) => stands(name))?.[0];
}

/** Whether a phone's keyboard takes a part of the screen. */
function isKeyboardOpen(): boolean {
  const { visualViewport: view } = window;
  return !!view && view.scale === 1 && view.height < innerHeight * keyboardShare;
}

/** A field of a form has the focus. */
function isTyping(): boolean {
  return !!document.activeElement?.matches('input, select, textarea, [contenteditable]:not([contenteditable="false"])');
}

/** What bars and tray leave of the third of a phone's screen. */
function roomPx(): number {
  return innerHeight / 3 - takenPx();
}

function takenPx(): number {
  const style = getComputedStyle(document.documentElement);
  return ['--h-bar', '--h-tray', '--h-pill'].reduce(
    (sum, property) => sum + (Number.parseFloat(style.getPropertyValue(property)) || 0),
    0,
  );
}

/** Where a prompt would stand: above the bars, over the whole width of a phone, in the corner of a wide screen. */
function promptPlace(name: PromptName): DOMRect {
  const height = isPhone() ? sheetPx[name] : cardPx[name];
  const width = isPhone() ? innerWidth : 372;
  return new DOMRect(innerWidth - width, innerHeight - takenPx() - height, width, height);
}
