import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { Unsubscribable } from 'rxjs';

/** What an element says in `data-umbral-<word>`, each by its word. */
export type LegacyWords = Readonly<Record<string, string | undefined>>;

/**
 * What leads from the pages of an older server to the bus and back. Its markup names what a press means and its looks
 * answer to what the portal tells; which topics these are, the remote says here, so that the contract has them.
 */
export interface LegacyWires {
  /** By the name in `data-umbral`: what happens when the element is pressed. A link with it stays a link without script. */
  readonly presses?: Readonly<Record<string, (context: RemoteContext, words: LegacyWords) => void>>;
  /** Listens; what it tells stands on the page as `data-umbral-<word>`, for its own style sheets (`body[data-umbral-…]`). */
  readonly hears?: (context: RemoteContext, tell: (word: string, text: string) => void) => Unsubscribable;
}

const mark = 'data-umbral';

/** The wires of a page that stands in an element. */
export interface WiredPage {
  /** Its markup is another now. */
  readonly renewed: () => void;
  readonly cut: () => void;
}

/** Wires what stands in an element, now and when its markup has been replaced. */
export function wirePage(element: HTMLElement, context: RemoteContext, wires: LegacyWires): WiredPage {
  const presses = new Map(Object.entries(wires.presses ?? {}));
  const told = new Map<string, string>();
  const page = () => element.querySelector('[data-legacy]');
  const renewed = () => {
    for (const [word, text] of told) page()?.setAttribute(`${mark}-${word}`, text);
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest(`[${mark}]`) : null;
    const answer = pressed && presses.get(pressed.getAttribute(mark) ?? '');
    if (!answer || isForBrowser(event)) return;
    event.preventDefault();
    answer(context, wordsOf(pressed));
  };
  element.addEventListener('click', onClick);
  const hearing = wires.hears?.(context, (word, text) => {
    told.set(word, text);
    renewed();
  });
  return {
    renewed,
    cut() {
      element.removeEventListener('click', onClick);
      hearing?.unsubscribe();
    },
  };
}

/** Another tab, another window, a download: the link itself is wanted. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function wordsOf(element: Element): LegacyWords {
  const words = [...element.attributes].filter(({ name }) => name.startsWith(`${mark}-`));
  return Object.fromEntries(words.map(({ name, value }) => [name.slice(mark.length + 1), value]));
}
