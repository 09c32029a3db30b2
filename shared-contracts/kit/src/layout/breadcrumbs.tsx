import { Anchor } from '../actions/anchor.tsx';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** None for the page one is on, which is the last. */
  readonly href?: string;
}

/** Where this page stands. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href ?? crumb.label} className={css.crumb}>
            {crumb.href ? (
              <Anchor href={crumb.href} className={css.link}>
                {crumb.label}
              </Anchor>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
