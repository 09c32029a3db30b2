import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff-texts.ts';
import css from './staff.module.css';
import type { StaffList } from './use-staff-list.ts';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly total: number;
}

interface StaffListViewProps<Item> {
  readonly list: StaffList<Page<Item>>;
  readonly title: string;
  /** Says how much there is: "3 reglas". */
  readonly count: (total: number) => string;
  readonly empty: string;
  readonly emptyHint?: ReactNode;
  /** The ways to the other pages. */
  readonly paging: ReactNode;
  /** A row inside its list item. */
  readonly children: (item: Item) => ReactNode;
  /** Beside the heading. */
  readonly action?: ReactNode;
}

/** A paged list of staff with its heading: rows, or why there are none. */
export function StaffListView<Item extends { readonly id: number }>(props: StaffListViewProps<Item>) {
  const { list, title, count, action } = props;
  return (
    <section className={css.list} aria-busy={list.isLoading}>
      <div className={css.heading}>
        <h2 ref={list.heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {list.data && <p className={css.count}>{count(list.data.total)}</p>}
        {action}
      </div>
      <Rows {...props} />
    </section>
  );
}

function Rows<Item extends { readonly id: number }>(props: StaffListViewProps<Item>) {
  const { list, empty, emptyHint, paging, children } = props;
  if (list.isLoading) return <RowBones />;
  if (!list.data) return <ErrorState text={staffTexts.unreadable} onRetry={() => void list.reload()} />;
  const { data, total } = list.data;
  if (total === 0) {
    return (
      <EmptyState title={empty} headingLevel={3}>
        {emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.rows}>
        {data.map((item) => (
          <li key={item.id} className={css.row}>
            {children(item)}
          </li>
        ))}
      </ul>
      {paging}
    </>
  );
}

/** As many rows as fill the view, as high as those that come. */
function RowBones() {
  return (
    <ul className={css.rows} aria-label={staffTexts.loading}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
        <li key={index} className={css.row}>
          <div className={css.what}>
            <Skeleton width="half" />
            <Skeleton width="wide" />
          </div>
        </li>
      ))}
    </ul>
  );
}
