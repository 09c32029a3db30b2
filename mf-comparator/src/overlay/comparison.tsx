import { fittingFile } from '@umbral/domain/media/image-set.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { compareIcon } from '@umbral/kit/media/icons.ts';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useRef } from 'react';
import type { Selection } from '../selection/selection.ts';
import type { SelectionChanges } from '../selection/use-selection.ts';
import type { ComparedColumn, ProjectType } from '../table/compared-column.ts';
import { ComparisonTable } from '../table/comparison-table.tsx';
import { useTable } from '../table/use-table.ts';
import { texts } from '../texts.ts';
import css from './comparison.module.css';
import { GoneNotice } from './gone-notice.tsx';
import { Toolbar } from './toolbar.tsx';
import { useColumns } from './use-columns.ts';

interface ComparisonProps {
  readonly ids: readonly number[];
  /** None: it is somebody else's, to read only. */
  readonly changes?: SelectionChanges;
  readonly onAdd?: () => void;
  readonly onAdopt: (selection: Selection) => void;
  readonly onClose: () => void;
}

/** Tools above, the table below. */
export function Comparison({ ids, changes, onAdd, onAdopt, onClose }: ComparisonProps) {
  const board = useRef<HTMLDivElement>(null);
  const loading = useColumns(ids);
  const columns = loading.state === 'ready' ? loading.columns : [];
  const table = useTable(columns);
  if (loading.state === 'failed') return <ErrorState text={texts.overlay.failed} onRetry={loading.retry} />;
  if (loading.state === 'loading')
    return (
      <div role="status" aria-label={texts.overlay.loading}>
        <Skeleton shape="block" count={3} />
      </div>
    );
  const { isWhole, retry, gone } = loading;
  const forget = changes && (() => changes.forget(gone));
  if (columns.length === 0) return <GoneNotice text={texts.overlay.gone} onForget={forget} />;
  // The button that was pressed goes with its column: the focus stays in the table.
  const drop = (plantId: number) => {
    changes?.drop(plantId);
    board.current?.querySelector<HTMLElement>('[data-table]')?.focus();
  };
  const swap = (column: ComparedColumn, { id, title }: ProjectType) => {
    const image = column.image ? fittingFile(column.image, trayPixels) : null;
    if (!changes?.swap(column.id, { plantId: id, title, image })) return;
    board.current?.querySelector<HTMLElement>('[data-table]')?.focus();
  };
  return (
    <div ref={board} className={css.board} data-print="only">
      {!changes && <SharedNotice columns={columns} onAdopt={onAdopt} />}
      {retry && <ErrorState text={texts.overlay.someFailed} onRetry={retry} />}
      {gone.length > 0 && <GoneNotice text={texts.overlay.someGone(gone.length)} onForget={forget} />}
      <Toolbar ids={ids} columns={columns} isWhole={isWhole} table={table} changes={changes} onClose={onClose} />
      <p role="status" className="visually-hidden">
        {texts.overlay.status(columns.length)}
      </p>
      <ComparisonTable
        columns={columns}
        table={table}
        edits={changes && { drop, swap, move: changes.move }}
        onAdd={onAdd}
      />
    </div>
  );
}

/** The tray shows a picture 60 points wide, on screens with two pixels to a point. */
const trayPixels = 120;

interface SharedNoticeProps {
  readonly columns: readonly ComparedColumn[];
  readonly onAdopt: (selection: Selection) => void;
}

function SharedNotice({ columns, onAdopt }: SharedNoticeProps) {
  const adopt = () =>
    onAdopt(
      columns.map(({ id, title, image }) => ({
        plantId: id,
        title,
        image: image ? fittingFile(image, trayPixels) : null,
      })),
    );
  return (
    <div className={css.shared}>
      <p>{texts.overlay.adoptHint}</p>
      <Button size="s" look="secondary" icon={compareIcon} onClick={adopt}>
        {texts.overlay.adopt}
      </Button>
    </div>
  );
}
