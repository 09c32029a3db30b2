import { offlineTexts } from '../../offline/offline-texts.ts';

const texts = offlineTexts.banner;
/**
 * So often a page from the device looks whether the portal can be reached again: a line that has just come back loses the
 * first request now and then, and not every browser tells each page of it.
 */
const lookMs = 5000;

/** Has the strip of a page from the device say that the line is back, with the way to the page of now. */
export function watchForLine(banner: HTMLElement): void {
  const stop = new AbortController();
  const look = async () => {
    if (stop.signal.aborted || !navigator.onLine || document.visibilityState === 'hidden') return;
    const response = await fetch('/livez', { cache: 'no-store' }).catch(() => undefined);
    if (!response?.ok || stop.signal.aborted) return;
    stop.abort();
    clearInterval(timer);
    sayBack(banner);
  };
  const timer = setInterval(() => void look(), lookMs);
  addEventListener('online', () => void look(), { signal: stop.signal });
  document.addEventListener('visibilitychange', () => void look(), { signal: stop.signal });
}

function sayBack(banner: HTMLElement): void {
  banner.dataset.back = '';
  const text = document.createElement('p');
  text.textContent = texts.backText;
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = texts.back;
  // A document load, and not a soft step to where one already is.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    location.reload();
  });
  banner.replaceChildren(text, link);
}
