import { linkIds, productionHref, sideParameter } from '../../document/link-marks.ts';

const pollMs = 250;

/** Two frames with the same page: what is done in one happens in the other, as far as both let it. */
export function startCompare(root: HTMLElement): void {
  const [left, right] = root.querySelectorAll('iframe');
  if (!left || !right) return;
  let path = pathOf(left) ?? pathOf(right) ?? '/';
  let leader: HTMLIFrameElement = right;
  /** Frames that were sent somewhere: until they are there, they still show where they were. */
  const onTheWay = new Set<HTMLIFrameElement>();

  for (const radio of root.querySelectorAll<HTMLInputElement>('[name="qa-width"]')) {
    radio.addEventListener('change', () => setWidth(root, radio.value));
  }

  function keepScroll(frame: HTMLIFrameElement, other: HTMLIFrameElement): void {
    const { contentWindow: view } = frame;
    if (!view) return;
    const lead = () => {
      leader = frame;
    };
    for (const kind of ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'])
      view.addEventListener(kind, lead, { passive: true });
    view.addEventListener('scroll', () => leader === frame && other.contentWindow?.scrollTo(0, view.scrollY));
  }

  function keepPath(): void {
    markProduction(left);
    const settled = [leader, left, right].filter((frame) => frame && isShown(frame) && !onTheWay.has(frame));
    const moved = settled.find((frame) => frame && pathOf(frame) !== path);
    if (!moved) return;
    path = pathOf(moved) ?? path;
    leader = moved;
    for (const frame of [left, right]) {
      if (!frame || frame === moved || pathOf(frame) === path) continue;
      onTheWay.add(frame);
      go(frame, path);
    }
  }

  const both: readonly (readonly [HTMLIFrameElement, HTMLIFrameElement])[] = [
    [left, right],
    [right, left],
  ];
  for (const [frame, other] of both) {
    frame.addEventListener('load', () => {
      onTheWay.delete(frame);
      keepScroll(frame, other);
    });
    keepScroll(frame, other);
  }
  setInterval(keepPath, pollMs);
}

function setWidth(root: HTMLElement, value: string): void {
  const frames = root.querySelector<HTMLElement>('[data-width]');
  if (frames) frames.dataset.width = value;
}

function go(frame: HTMLIFrameElement, path: string): void {
  frame.contentWindow?.location.replace(frame.dataset.side === 'production' ? productionHref(path) : path);
}

/** A frame that is loading has an empty document for a moment. */
function isShown(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.readyState === 'complete' && pathOf(frame) !== undefined;
}

/** Path with query of a frame, without the mark of its side; nothing where it shows what is not ours. */
function pathOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { href, origin } = frame.contentWindow?.location ?? { href: '', origin: '' };
    if (origin !== location.origin) return undefined;
    const url = new URL(href);
    url.searchParams.delete(sideParameter);
    return `${url.pathname}${url.search}`;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the mark in the address of everybody's side: soft navigation drops it, and the next document would follow the
 * link. A document that already did is asked for again.
 */
function markProduction(frame: HTMLIFrameElement | undefined): void {
  const path = frame && isShown(frame) ? pathOf(frame) : undefined;
  if (!frame?.contentWindow || path === undefined) return;
  const { history, location: place } = frame.contentWindow;
  if (frame.contentDocument?.getElementById(linkIds.banner)) place.replace(productionHref(path));
  // The frame's own method is patched: it would tell the routers in there of a navigation that is none.
  else if (!new URLSearchParams(place.search).has(sideParameter))
    History.prototype.replaceState.call(history, history.state, '', productionHref(path));
}
