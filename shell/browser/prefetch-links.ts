import { softHref } from './links.ts';

/** A pointer that only passes over a link fetches nothing. */
const hoverMs = 65;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface PrefetchOptions {
  /** Fetches code and data. */
  readonly prefetch: (href: string) => Promise<void>;
  /** Fetches code only. */
  readonly preload: (href: string) => Promise<void>;
}

/**
 * Fetches the likely next page ahead: code and data of a link under the pointer, finger or focus; once the visitor
 * has begun to act, the code behind links in view. Nothing on Save-Data or a very slow line.
 */
export function prefetchLinks({ prefetch, preload }: PrefetchOptions): void {
  if (isFrugal()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchAhead = (href: string) => void prefetch(href).catch(() => undefined);
  const onHover = ({ target }: Event) => {
    clearTimeout(timer);
    const href = softHref(target);
    if (href !== undefined) timer = setTimeout(() => fetchAhead(href), hoverMs);
  };
  const onTouch = ({ target }: Event) => {
    const href = softHref(target);
    if (href !== undefined) fetchAhead(href);
  };
  // From here on the navigation fetches for itself; what came ahead of it later would be asked for twice.
  const onClick = () => clearTimeout(timer);
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('pointerover', onHover, { passive: true });
  document.addEventListener('focusin', onHover);
  document.addEventListener('touchstart', onTouch, { passive: true });
  onFirstAct(() => preloadVisible(preload));
}

/** One link of each kind of page is enough to bring its code. */
function preloadVisible(preload: (href: string) => Promise<void>): void {
  const kinds = new Set<string>();
  for (const link of document.querySelectorAll('main a')) {
    const href = softHref(link);
    const kind = href?.split('/')[1];
    if (href === undefined || kind === undefined || kinds.has(kind) || !isInView(link)) continue;
    kinds.add(kind);
    void preload(href).catch(() => undefined);
  }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function onFirstAct(callback: () => void): void {
  const stop = new AbortController();
  const act = () => {
    stop.abort();
    requestIdle(callback);
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const) {
    addEventListener(type, act, { passive: true, signal: stop.signal });
  }
}

function requestIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else setTimeout(callback, 200);
}

function isFrugal(): boolean {
  const { connection }: { connection?: NetworkInformation } = navigator as never;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
