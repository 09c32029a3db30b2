import { classNames } from '@umbral/kit/styles/class-names.ts';
import { browserTexts as texts } from './browser-texts.ts';
import css from './fallback.module.css';

/**
 * Says that a page's remote could not be had, with a button to try again. The server's HTML stays where it is there,
 * unmoved: its links work. Gives the way to take the message away.
 */
export function showFallback(slot: HTMLElement, retry: () => void): () => void {
  const keepsServerHtml = slot.dataset.ssr !== undefined;
  delete slot.dataset.ssr;
  const message = document.createElement('div');
  message.className = classNames(css.fallback, keepsServerHtml && css.over) ?? '';
  message.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = css.retry ?? '';
  button.append(texts.retry);
  button.addEventListener('click', retry, { once: true });
  message.append(texts.partFailed, ' ', button);
  if (keepsServerHtml) slot.prepend(message);
  else slot.replaceChildren(message);
  return () => message.remove();
}
