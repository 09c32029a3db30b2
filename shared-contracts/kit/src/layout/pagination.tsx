import { Anchor } from '../actions/anchor.tsx';
import { Icon } from '../media/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './pagination.module.css';
import { paginationWindow } from './pagination-window.ts';

interface PaginationProps {
  /** One-based. */
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly label?: string;
}

/** Pages as real links; nothing when there is one page only. */
export function Pagination({ current, total, hrefOf, label = uiTexts.pagination }: PaginationProps) {
  if (total < 2) return null;
  const isNear = (entry: number | string) =>
    entry !== 1 && entry !== total && (entry === current - 1 || entry === current + 1);
  return (
    <nav aria-label={label}>
      <ul className={classNames(css.list, 'num')}>
        {current > 1 && (
          <li>
            <Anchor href={hrefOf(current - 1)} rel="prev" className={css.step}>
              <Icon of={chevronLeftIcon} />
              <span className={css.stepText}>{uiTexts.previousPage}</span>
            </Anchor>
          </li>
        )}
        {paginationWindow(current, total).map((entry) => (
          <li key={entry} className={isNear(entry) ? css.near : undefined}>
            {typeof entry === 'number' ? (
              <Anchor
                href={hrefOf(entry)}
                className={css.page}
                aria-label={uiTexts.page(entry)}
                aria-current={entry === current ? 'page' : undefined}
              >
                {entry}
              </Anchor>
            ) : (
              <span className={css.gap}>…</span>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <Anchor href={hrefOf(current + 1)} rel="next" className={css.step}>
              <span className={css.stepText}>{uiTexts.nextPage}</span>
              <Icon of={chevronRightIcon} />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}
