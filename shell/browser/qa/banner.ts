import { addChaosPanel } from './chaos-panel.ts';
import { qaTexts } from './qa-texts.ts';
import { timeLeft } from './time-left.ts';

const minuteMs = 60_000;

/** The strip of a link: how long it still counts, and its address for the clipboard. */
export function startBanner(banner: HTMLElement): void {
  const copy = banner.querySelector<HTMLAnchorElement>('[data-qa-copy]');
  copy?.addEventListener('click', (event) => {
    event.preventDefault();
    // Where it cannot be copied, the page of the link shows it.
    copyAddress(copy).catch(() => location.assign(copy.href));
  });
  addChaosPanel(banner);
  const end = banner.querySelector('time');
  if (end) tellTimeLeft(end);
  if (banner.dataset.flags?.split(' ').includes('boundaries')) void import('../boundaries.css');
}

async function copyAddress(copy: HTMLElement): Promise<void> {
  const answer = await fetch('/_link/address', { signal: AbortSignal.timeout(5000) });
  const { url }: { url: string } = await answer.json();
  await navigator.clipboard.writeText(url);
  copy.setAttribute('aria-live', 'polite');
  copy.textContent = qaTexts.copied;
}

/** A page whose link has ended is asked for again: the server then says so. */
function tellTimeLeft(end: HTMLTimeElement): void {
  const until = Date.parse(end.dateTime);
  const said = end.textContent;
  const tell = () => {
    if (Date.now() >= until) location.reload();
    else end.textContent = said + qaTexts.left(timeLeft(until, Date.now()));
  };
  tell();
  setInterval(tell, minuteMs);
}
