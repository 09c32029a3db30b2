import { browserTexts } from '../browser-texts.ts';

/** Cards of any remote, and the link in each that is its main one. */
const cards = '[data-impression]';
const mainLink = '[data-main]';
/** What the Tab key would stop at. */
const stops = 'a[href]:not([aria-hidden]), button, [tabindex="0"]';
/** What can be done with a card: its photos are stepped through by their buttons. */
const controls = 'a[href]:not([aria-hidden]), button:not([hidden], :disabled)';
/** What a card opens has an order of its own. */
const opened = 'dialog, [popover]';

/**
 * Gives each card one place in the order of the Tab key, its main link, and leads by the arrow keys from there to all else
 * that can be done with it. The order is made when the key is pressed: cards come and go, and without script all of it
 * can be reached.
 */
export function oneStopPerCard(): void {
  // Before the browser moves the focus, and before a remote hears of the key.
  window.addEventListener('keydown', (event) => hear(event), { capture: true });
}

function hear(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Tab') for (const card of document.querySelectorAll(cards)) setOrder(card);
  else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') move(event, event.key === 'ArrowRight' ? 1 : -1);
}

function setOrder(card: Element): void {
  const main = card.querySelector<HTMLElement>(mainLink);
  if (!main) return;
  const focused = document.activeElement;
  const stop = card.contains(focused) ? focused : main;
  for (const one of card.querySelectorAll<HTMLElement>(`${stops}, [data-arrows]`)) {
    if (one.closest(opened)) continue;
    const order = one === stop ? 0 : -1;
    if (one.tabIndex === order) continue;
    one.dataset.arrows = '';
    one.tabIndex = order;
  }
  main.dataset.hint = browserTexts.cardArrows;
  main.setAttribute('aria-keyshortcuts', 'ArrowRight ArrowLeft');
}

function move(event: KeyboardEvent, by: 1 | -1): void {
  const { target } = event;
  const card = target instanceof HTMLElement && !target.closest(opened) ? target.closest(cards) : null;
  const main = card?.querySelector<HTMLElement>(mainLink);
  if (!card || !main || event.shiftKey) return;
  const others = [...card.querySelectorAll<HTMLElement>(controls)].filter((one) => one !== main && canBeSeen(one));
  const all = [main, ...others];
  const at = all.indexOf(target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  all.at((at + by) % all.length)?.focus();
}

function canBeSeen(control: HTMLElement): boolean {
  return !control.closest(opened) && control.checkVisibility();
}
