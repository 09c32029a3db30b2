import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon } from '@umbral/kit/media/icons.ts';
import { Tooltip } from '@umbral/kit/overlays/tooltip.tsx';
import { tooltipLength } from '../model/comparison-rows.ts';
import type { ComparedColumn, TableRow } from './compared-column.ts';
import css from './comparison-table.module.css';

interface TableLineProps {
  readonly row: TableRow;
  readonly columns: readonly ComparedColumn[];
  /** Whether the place of another column stands at the end. */
  readonly hasFree: boolean;
  readonly maxLength?: number;
}

/** One row: its label stays in sight, the best value is marked by a sign and words. */
export function TableLine({ row, columns, hasFree, maxLength = tooltipLength }: TableLineProps) {
  return (
    <tr>
      <th scope="row" className={css.label}>
        <span className={css.labelText}>{row.label}</span>
      </th>
      {columns.map((column, index) => (
        <td key={column.id} className={css.value}>
          <Value text={row.values[index] ?? ''} maxLength={maxLength} />
          {row.best?.index === index && <BestMark text={row.best.text} />}
        </td>
      ))}
      {hasFree && <td className={css.value} />}
    </tr>
  );
}

/** Says why a value is the best of its row. */
export function BestMark({ text }: { readonly text: string }) {
  return (
    <span className={css.best}>
      <Icon of={checkIcon} size="s" />
      {text}
    </span>
  );
}

/** No word is cut: what is long breaks over lines, and is said once more in a tooltip [B053]. */
function Value({ text, maxLength }: { readonly text: string; readonly maxLength: number }) {
  if (Array.from(text).length <= maxLength) return text;
  return <Tooltip text={text}>{text}</Tooltip>;
}
