import { classNames } from '@umbral/kit/styles/class-names.ts';
import { browserTexts as texts } from './browser-texts.ts';
import css from './fallback.module.css';

/**
 * Says that a page's remote could not be had, with a button to try again. What is read there stays where it is, unmoved:
 * its links work. Gives the way to take the message away, for the next try: what the server drew waits to come alive again.
 */
export function showFallback(slot: HTMLElement, retry: () => void): () => void {
  const { ssr } = slot.dataset;
  const isRead = slot.hasChildNodes();
  delete slot.dataset.ssr;
  const message = document.createElement('div');
  message.className = classNames(css.fallback, isRead && css.over) ?? '';
  message.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = css.retry ?? '';
  button.append(texts.retry);
  button.addEventListener('click', retry, { once: true });
  message.append(texts.partFailed, ' ', button);
  slot.prepend(message);
  return () => {
    if (document.activeElement === button) slot.focus({ preventScroll: true });
    message.remove();
    if (ssr !== undefined) slot.dataset.ssr = ssr;
  };
}
