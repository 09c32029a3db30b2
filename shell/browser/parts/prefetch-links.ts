import { placeInSight } from '../../frame/cover/place-in-sight.ts';
import { softHref } from '../links.ts';
import { whenIdle } from '../when-idle.ts';

/** A pointer that only passes over a link fetches nothing. */
const hoverMs = 65;

interface PrefetchOptions {
  /** Fetches the page. */
  readonly prefetch: (href: string) => Promise<void>;
  /** Fetches the files of such pages only. */
  readonly hint: (href: string) => void;
  /** Fetches the files of what visitors mostly open from here; false where nobody knows. */
  readonly hintLikely: () => boolean;
  /** Whether something that is wanted is on its way: what may be wanted comes later, or never. */
  readonly isUnderWay: () => boolean;
  /** Whether a pointer that rests on a link says enough; a press always does. */
  readonly followsPointer: () => boolean;
}

/**
 * Fetches the likely next page ahead: that of a link under the pointer, finger or focus; once the visitor has begun to
 * act, the files of what others opened next, or where that is not known yet, those behind links in view.
 */
export function prefetchLinks(options: PrefetchOptions): void {
  const { prefetch, hint, hintLikely, isUnderWay, followsPointer } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchAhead = (href: string) => void prefetch(href).catch(() => undefined);
  const onHover = ({ target }: Event) => {
    clearTimeout(timer);
    const href = softHref(target);
    if (href !== undefined && followsPointer()) timer = setTimeout(() => isUnderWay() || fetchAhead(href), hoverMs);
  };
  const onPress = ({ target }: Event) => {
    const href = softHref(target);
    if (href !== undefined) fetchAhead(href);
  };
  // From here on the navigation fetches for itself; what came ahead of it later would be asked for twice.
  const onClick = () => clearTimeout(timer);
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('pointerover', onHover, { passive: true });
  document.addEventListener('focusin', onHover);
  document.addEventListener('touchstart', onPress, { passive: true });
  document.addEventListener('pointerdown', onPress, { passive: true });
  onFirstAct(() => isUnderWay() || hintLikely() || hintVisible(hint));
}

/** One link of each kind of page is enough to bring its files. */
function hintVisible(hint: (href: string) => void): void {
  const kinds = new Set<string>();
  for (const link of document.querySelectorAll('main a')) {
    const href = softHref(link);
    const kind = href?.split('/')[1];
    if (href === undefined || kind === undefined || kinds.has(kind) || !placeInSight(link)) continue;
    kinds.add(kind);
    hint(href);
  }
}

function onFirstAct(callback: () => unknown): void {
  const stop = new AbortController();
  const act = () => {
    stop.abort();
    whenIdle(callback);
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const) {
    addEventListener(type, act, { passive: true, signal: stop.signal });
  }
}
