import type { ShownPage } from '@umbral/protocol/remote/remote-host.ts';
import { currentEntry, type ScrollMemory } from './scroll-memory.ts';

/** How long a page may still grow to the height that it had. */
const growMs = 1500;

/** Puts scroll and focus where they belong once a page is on the screen. */
export function placePage(slot: HTMLElement, page: ShownPage, memory: ScrollMemory): void {
  const entry = currentEntry();
  if (page.hydrated) restoreAfterReload(slot, memory.positionOf(entry));
  else if (page.action === 'POP') scrollBack(slot, memory.positionOf(entry) ?? 0);
  else if (!page.keepsPlace) scrollToStart();
  if (!page.hydrated && !page.keepsPlace) focusHeading(slot);
  memory.follow(entry);
}

function restoreAfterReload(slot: HTMLElement, position: number | undefined): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (!isFresh && scrollY === 0 && position) scrollBack(slot, position);
}

function scrollBack(slot: HTMLElement, position: number): void {
  if (position > 0) {
    slot.style.minHeight = `${position + innerHeight}px`;
    setTimeout(() => slot.style.removeProperty('min-height'), growMs);
  }
  scrollTo({ top: position, behavior: 'instant' });
}

function scrollToStart(): void {
  const target = document.getElementById(placeInAddress());
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Anybody may write an address: one that cannot be decoded counts as it stands. */
function placeInAddress(): string {
  const place = location.hash.slice(1);
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

function focusHeading(slot: HTMLElement): void {
  const heading = slot.querySelector('h1') ?? slot;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
