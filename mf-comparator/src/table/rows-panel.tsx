import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { chevronDownIcon, chevronUpIcon } from '@umbral/kit/media/icons.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { comparisonRowLabels } from '../model/comparison-row-texts.ts';
import { comparisonRows } from '../model/comparison-rows.ts';
import { moved } from '../selection/selection.ts';
import { texts } from '../texts.ts';
import css from './rows-panel.module.css';
import { plainView, type TableView } from './table-view.ts';

interface RowsPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
}

/** Which rows the table has and in what order, by boxes and buttons. */
export function RowsPanel({ isOpen, onClose, view, onChange }: RowsPanelProps) {
  const { order, hidden } = view;
  const move = (index: number, step: -1 | 1) => onChange({ ...view, order: moved(order, index, step) });
  const show = (key: string, isShown: boolean) =>
    onChange({ ...view, hidden: isShown ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const rows = order.flatMap((key) => comparisonRows.find((row) => row === key) ?? []);
  return (
    <Dialog
      variant="sheet"
      size="s"
      isOpen={isOpen}
      onClose={onClose}
      title={texts.rows.title}
      footer={
        <>
          <Button look="ghost" onClick={() => onChange({ ...view, order: plainView.order, hidden: plainView.hidden })}>
            {texts.rows.reset}
          </Button>
          <Button onClick={onClose}>{texts.rows.done}</Button>
        </>
      }
    >
      <p className={css.hint}>{texts.rows.hint}</p>
      <ol className={css.rows}>
        {rows.map((key, index) => {
          const label = comparisonRowLabels[key];
          return (
            <li key={key} className={css.row}>
              <CheckboxField
                className={css.name}
                label={label}
                checked={!hidden.includes(key)}
                onChange={(event) => show(key, event.currentTarget.checked)}
              />
              <IconButton
                icon={chevronUpIcon}
                label={texts.rows.up(label)}
                aria-disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={chevronDownIcon}
                label={texts.rows.down(label)}
                aria-disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              />
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
