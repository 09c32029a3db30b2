import { placeInSight } from '../../frame/cover/place-in-sight.ts';

const kinds = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
/** What answers nothing for a good reason: it is off, or chosen already. */
const resting = ':disabled, [aria-disabled="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]';
const modal = 'dialog[open], [aria-modal="true"]';

/** The control that a place in the document belongs to; none where it can answer nothing. */
export function controlOf(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(kinds) : null;
  return control && !control.matches(resting) ? control : undefined;
}

/** The first controls within an element whose middle is in sight, so many at most. */
export function controlsInSight(within: Element, most: number): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const control of within.querySelectorAll<HTMLElement>(kinds)) {
    if (found.length === most) break;
    const place = placeInSight(control);
    if (!place) continue;
    const { x, y } = middleOf(place);
    if (x > 0 && y > 0 && x < innerWidth && y < innerHeight) found.push(control);
  }
  return found;
}

/** What a finger on the middle of a control would meet; nothing where it is the control. */
export function lyingOver(control: HTMLElement): Element | undefined {
  const { x, y } = middleOf(control.getBoundingClientRect());
  const met = document.elementFromPoint(x, y);
  const isIts = !met || control.contains(met) || met.contains(control.closest('label'));
  return isIts ? undefined : met;
}

/** Whether something is open that all else has to wait for. */
export function hasModal(): boolean {
  return [...document.querySelectorAll<HTMLElement>(modal)].some((element) => element.checkVisibility());
}

/** An element without what it says, which may be somebody's name. */
export function nameOf(element: Element): string {
  const [style = ''] = element.classList;
  return style === '' ? element.localName : `${element.localName}.${style}`;
}

function middleOf({ left, top, width, height }: DOMRectReadOnly): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
