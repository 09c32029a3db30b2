import { timeLeft } from '../../document/time-left.ts';
import { startChaosPanel } from './chaos-panel.ts';
import { qaTexts } from './qa-texts.ts';

const minuteMs = 60_000;

/** The strip of a link: how long it still counts, and its address for the clipboard. */
export function startBanner(banner: HTMLElement): void {
  const copy = banner.querySelector<HTMLAnchorElement>('[data-qa-copy]');
  copy?.addEventListener('click', (event) => {
    event.preventDefault();
    // Where it cannot be copied, the page of the link shows it.
    copyAddress(copy).catch(() => location.assign(copy.href));
  });
  const panel = banner.querySelector<HTMLDetailsElement>('.qa-panel');
  if (panel) startChaosPanel(panel);
  const [end, left] = [banner.querySelector('time'), banner.querySelector('[data-qa-left]')];
  if (end && left) tellTimeLeft(Date.parse(end.dateTime), left);
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
function tellTimeLeft(until: number, left: Element): void {
  setInterval(() => {
    if (Date.now() >= until) location.reload();
    else left.textContent = timeLeft(until, Date.now());
  }, minuteMs);
}
