import { appOfElement } from './app-of.ts';
import { controlOf, nameOf } from './controls.ts';
import type { AppFailure } from './trouble.ts';

/** So long a control may take to show that it was clicked. */
const patienceMs = 1000;
/** One may be a slip, or a control that only draws on a canvas. */
const tellsAt = 2;
const signs = ['submit', 'invalid', 'toggle', 'play', 'change', 'input'] as const;

/**
 * Watches clicks on controls for any sign of an effect: something in the document, the address, the network or the
 * place in the page has changed. Two in a row without one, and the page is dead for whoever uses it.
 */
export function watchClicks(onFailure: (failure: AppFailure) => void): void {
  let pressed: HTMLElement | undefined;
  let isWaiting = false;
  let dead = 0;

  async function judge(control: HTMLElement): Promise<void> {
    isWaiting = true;
    dead = (await hasEffect(control)) ? 0 : dead + 1;
    isWaiting = false;
    if (dead < tellsAt) return;
    const message = `${dead} clicks in a row did nothing, the last on ${nameOf(control)}`;
    onFailure({ app: appOfElement(control), signal: 'dead-click', message });
  }

  // The click itself can be kept from us by whoever listens before; the pointer hardly.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = controlOf(target);
    },
    true,
  );
  addEventListener(
    'pointerup',
    ({ target, button }) => {
      const control = controlOf(target);
      if (control && control === pressed && button === 0 && !isWaiting) void judge(control);
    },
    true,
  );
}

/** Whether anything comes of a click that is just happening. */
async function hasEffect(control: HTMLElement): Promise<boolean> {
  const stop = new AbortController();
  const before = present();
  let isSeen = false;
  const see = () => {
    isSeen = true;
    // The first sign is enough: whoever goes on looking makes every change that follows dearer.
    observer.disconnect();
    stop.abort();
  };
  const observer = new MutationObserver(see);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const listening = { capture: true, signal: stop.signal };
  for (const sign of signs) addEventListener(sign, see, listening);
  addEventListener('focusin', ({ target }) => target !== control && see(), listening);
  addEventListener(
    'click',
    // When all have heard of it: a link that nobody takes is the browser's.
    (event) => void setTimeout(() => !event.defaultPrevented && isBrowsers(control) && see()),
    listening,
  );
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  if (observer.takeRecords().length > 0) see();
  observer.disconnect();
  stop.abort();
  return isSeen || present() !== before;
}

/** Its effect needs no script. */
function isBrowsers(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement || control instanceof HTMLInputElement;
}

function present(): string {
  return [location.href, scrollX, scrollY, performance.getEntriesByType('resource').length].join(' ');
}
