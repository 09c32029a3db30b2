import { Button } from '@umbral/kit/actions/button.tsx';
import { tableIcon } from '@umbral/kit/media/icons.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ExportButtons } from './export/export-buttons.tsx';
import { SheetGrid } from './grid/sheet-grid.tsx';
import type { SheetImportProps } from './import/sheet-import.tsx';
import css from './sheet-editor.module.css';
import { exportTexts, gridTexts, importTexts } from './sheet-texts.ts';
import type { SheetTable } from './table/column.ts';
import { type History, useHistory } from './table/use-history.ts';

export interface SheetEditorProps<Row> {
  readonly label: string;
  /** Must stay the same value from drawing to drawing. */
  readonly table: SheetTable<Row>;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** Of the file that is exported, without its ending. */
  readonly fileName: string;
  /** By the number of a row from 0 and the key of a column. */
  readonly issueOf?: (row: number, key: string) => string | undefined;
  /** A row for the grid's own button, where it is another one than an imported row begins with. */
  readonly makeRow?: () => Row;
  readonly history?: History<readonly Row[]>;
  /** More buttons beside those of the grid. */
  readonly tools?: ReactNode;
}

/** A table that is edited by cell and by spreadsheet, with one past for both: what an import did is one step. */
export function SheetEditor<Row>({ table, rows, onChange, fileName, tools, ...grid }: SheetEditorProps<Row>) {
  const { toast } = useRemote();
  const own = useHistory(rows, onChange);
  const history = grid.history ?? own;
  const [Import, fetchImport] = useLazyPart<SheetImportProps<Row>>(loadImport, exportTexts.partFailed);
  const [isImporting, setImporting] = useState(false);
  const open = async () => setImporting(await fetchImport());
  const frame = useRef<HTMLElement>(null);
  const wasImporting = useRef(false);
  // The button that had the focus is gone with what stood around it.
  useEffect(() => {
    if (wasImporting.current !== isImporting) frame.current?.focus();
    wasImporting.current = isImporting;
  }, [isImporting]);

  if (isImporting && Import) {
    return (
      <section ref={frame} tabIndex={-1} aria-label={importTexts.title} className={css.frame}>
        <h3 className={css.title}>{importTexts.title}</h3>
        <Import
          table={table}
          rows={rows}
          onCancel={() => setImporting(false)}
          onApply={(next, count) => {
            history.change(next, gridTexts.steps.import);
            setImporting(false);
            toast({ tone: 'success', text: importTexts.applied(count) });
          }}
        />
      </section>
    );
  }
  return (
    <section ref={frame} tabIndex={-1} aria-label={grid.label} className={css.frame}>
      <SheetGrid
        {...grid}
        columns={table.columns}
        rows={rows}
        onChange={onChange}
        history={history}
        makeRow={grid.makeRow ?? table.makeRow}
        maxRows={table.maxRows}
        tools={
          <>
            <Button look="secondary" size="s" icon={tableIcon} onClick={() => void open()}>
              {exportTexts.import}
            </Button>
            <ExportButtons columns={table.columns} rows={rows} fileName={fileName} />
            {tools}
          </>
        }
      />
    </section>
  );
}

async function loadImport<Row>(): Promise<ComponentType<SheetImportProps<Row>>> {
  const { SheetImport } = await import(/* webpackChunkName: "sheet-import" */ './import/sheet-import.tsx');
  return SheetImport;
}
