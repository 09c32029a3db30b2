import { useCurrency } from 'shared-contracts/remote/use-currency.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { ErrorState } from 'shared-contracts/ui/error-state.tsx';
import { plusIcon } from 'shared-contracts/ui/icons.ts';
import { Skeleton } from 'shared-contracts/ui/skeleton.tsx';
import { TruncatedText } from 'shared-contracts/ui/truncated-text.tsx';
import { tableRows } from '../../model/compared-column.ts';
import { maxCompared, type Selection } from '../../selection/selection.ts';
import { texts } from '../../texts.ts';
import { ColumnHead } from './column-head.tsx';
import css from './comparison-table.module.css';
import { useColumns } from './use-columns.ts';

interface ComparisonTableProps {
  readonly selection: Selection;
  readonly onDrop: (plantId: number) => void;
}

/** A real table: heads stay in sight, the first column too, two columns and a swipe on a phone. */
export function ComparisonTable({ selection, onDrop }: ComparisonTableProps) {
  const currency = useCurrency();
  const loading = useColumns(selection);
  if (loading.state === 'failed') return <ErrorState text={texts.overlay.failed} onRetry={loading.retry} />;
  if (loading.state === 'loading') return <Loading />;
  const { columns } = loading;
  const hasRoom = columns.length < maxCompared;
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className="visually-hidden">{texts.overlay.feature}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={css.head}>
                <ColumnHead column={column} currency={currency} onDrop={onDrop} />
              </th>
            ))}
            {hasRoom && (
              <td className={css.head}>
                <ButtonLink look="ghost" icon={plusIcon} href={routes.housing.href()}>
                  {texts.overlay.add}
                </ButtonLink>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {tableRows(columns, currency).map((row) => (
            <tr key={row.key}>
              <th scope="row" className={css.label}>
                {row.label}
              </th>
              {columns.map((column, index) => (
                <td key={column.id} className={css.value}>
                  <TruncatedText text={row.values[index] ?? ''} />
                </td>
              ))}
              {hasRoom && <td className={css.value} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.overlay.loading}>
      <Skeleton shape="block" count={3} />
    </div>
  );
}
