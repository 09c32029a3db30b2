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
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
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
