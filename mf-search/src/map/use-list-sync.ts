import { useEffect } from 'react';
import type { SiteSet } from './sites.ts';

const marked = 'data-on-map';

/** A card of the list that is pointed at or focused points at its site. */
export function useListedSite({ sites }: SiteSet, point: (site: number | undefined) => void): void {
  useEffect(() => {
    let known: ReadonlyMap<string, number> | undefined;
    const follow = ({ target }: Event) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-plant]') : null;
      if (!cell) return;
      known ??= new Map(sites.flatMap(({ homes }, site) => homes.map((id) => [String(id), site] as const)));
      point(known.get(cell.dataset.plant ?? ''));
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-plant]')) point(undefined);
    };
    const events = { pointerover: follow, focusin: follow, pointerout: leave, focusout: leave };
    for (const [name, listener] of Object.entries(events)) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(events)) document.removeEventListener(name, listener);
    };
  }, [sites, point]);
}

/** The cards of a site stand out in the list while it is pointed at or chosen on the map. */
export function useMarkedCards(homes: readonly number[] | undefined): void {
  useEffect(() => {
    const cells = (homes ?? []).flatMap((id) => [...document.querySelectorAll(`[data-plant="${id}"]`)]);
    for (const cell of cells) cell.setAttribute(marked, '');
    return () => {
      for (const cell of cells) cell.removeAttribute(marked);
    };
  }, [homes]);
}
