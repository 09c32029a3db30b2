import { Button } from '@umbral/kit/actions/button.tsx';
import { downloadIcon, plusIcon, tableIcon } from '@umbral/kit/media/icons.ts';
import { GridColumns } from './grid/grid-columns.tsx';
import css from './grid/sheet-grid.module.css';
import editorCss from './sheet-editor.module.css';
import { exportTexts, gridTexts } from './sheet-texts.ts';
import type { SheetTable } from './table/column.ts';
import { showCell } from './table/show-cell.ts';

interface SheetOutlineProps<Row> {
  readonly label: string;
  readonly table: SheetTable<Row>;
  readonly rows: readonly Row[];
}

/** With the head more than the frame of the grid is ever high. */
const mostRows = 15;

/** A table to be read, as high and as wide as the editor that takes its place once its code is here. */
export function SheetOutline<Row>({ label, table, rows }: SheetOutlineProps<Row>) {
  const columns = table.columns.filter(({ isOnlyInFiles }) => !isOnlyInFiles);
  const isFigure = (kind: string) => (kind === 'money' || kind === 'number' ? css.figure : undefined);
  return (
    <section aria-label={label} aria-busy className={editorCss.frame}>
      <div className={css.grid}>
        <div className={css.toolbar}>
          <div className={css.tools}>
            <Waiting text={gridTexts.undo} />
            <Waiting text={gridTexts.redo} />
            {table.makeRow && <Waiting text={gridTexts.add} icon={plusIcon} />}
            <Waiting text={exportTexts.import} icon={tableIcon} />
            <Waiting text={exportTexts.xlsx} icon={downloadIcon} />
            <Waiting text={exportTexts.csv} icon={downloadIcon} />
          </div>
          <p className={css.note}>{gridTexts.help}</p>
        </div>
        {rows.length === 0 ? (
          <p className={css.empty}>{gridTexts.empty}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and holds nothing to focus is reached itself
          <div className={css.frame} tabIndex={0}>
            <table aria-label={label} className={css.table}>
              <GridColumns columns={columns} />
              <thead>
                <tr>
                  <td className={css.pick} />
                  {columns.map(({ key, label: name, kind }) => (
                    <th key={key} scope="col" className={isFigure(kind)}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, mostRows).map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row that is only read is its place
                  <tr key={index}>
                    <td className={css.pick} />
                    {columns.map((column, at) => {
                      const Tag = at === 0 ? 'th' : 'td';
                      return (
                        <Tag key={column.key} {...(at === 0 && { scope: 'row' })} className={isFigure(column.kind)}>
                          <span className={css.value}>{showCell(column, column.get(row))}</span>
                        </Tag>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </section>
  );
}

/** A button that takes the room of the one to come. */
function Waiting({ text, icon }: { readonly text: string; readonly icon?: string }) {
  return (
    <Button look="secondary" size="s" icon={icon} disabled>
      {text}
    </Button>
  );
}
