import { useEffect, useRef } from 'react';
import { Anchor } from '../actions/anchor.tsx';
import css from './tabs.module.css';

export interface Tab {
  readonly href: string;
  readonly label: string;
  readonly count?: string;
  readonly isCurrent?: boolean;
}

/** Places side by side: pages of an account, anchors of a long page. Links, so that each has its address. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;

  // On a phone the current one may lie beyond the edge: only the list moves, never the page.
  useEffect(() => {
    const row = list.current;
    const tab = current && row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !tab) return;
    const place = tab.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft;
    row.scrollLeft = place - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Anchor
              href={tab.href}
              className={css.tab}
              aria-current={tab.isCurrent ? currentKind(tab.href) : undefined}
            >
              {tab.label}
              {tab.count && <span className={css.count}>{tab.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const currentKind = (href: string) => (href.startsWith('#') ? 'location' : 'page');
