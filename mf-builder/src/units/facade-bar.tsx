import { unitStateLabels } from '@umbral/domain/homes/unit-labels.ts';
import { unitStates } from '@umbral/domain/homes/unit-vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useState } from 'react';
import type { History } from '../sheet/table/use-history.ts';
import { withPercent, withState } from './facade-changes.ts';
import type { UnitRow } from './unit-rows.ts';
import css from './units.module.css';
import { unitsTexts as texts } from './units-texts.ts';

interface FacadeBarProps {
  /** By their places in the table. */
  readonly chosen: ReadonlySet<number>;
  readonly history: History<readonly UnitRow[]>;
  readonly onDone: () => void;
}

const lowest = -90;
const highest = 100;

/** What is done with the chosen homes, and what takes it back. */
export function FacadeBar({ chosen, history, onDone }: FacadeBarProps) {
  const [state, setState] = useState<(typeof unitStates)[number]>('sold');
  const [percent, setPercent] = useState('');
  const [error, setError] = useState<string>();
  const count = chosen.size;
  const applyPercent = () => {
    const value = Number(percent.trim().replace(',', '.'));
    const isRight = percent.trim() !== '' && value >= lowest && value <= highest && value !== 0;
    setError(isRight ? undefined : texts.wrongPercent);
    if (isRight) history.change(withPercent(history.value, chosen, value), texts.priceStep(count));
  };
  return (
    <fieldset className={css.bar}>
      <legend className={css.count}>{count === 0 ? texts.facadeHint : texts.chosen(count)}</legend>
      <SelectField
        label={texts.setState}
        options={unitStates.map((value) => ({ value, label: unitStateLabels[value] }))}
        value={state}
        onChange={({ target }) => setState(unitStates.find((known) => known === target.value) ?? state)}
      />
      <Button
        look="secondary"
        disabled={count === 0}
        onClick={() => history.change(withState(history.value, chosen, state), texts.stateStep(count))}
      >
        {texts.applyState}
      </Button>
      <TextField
        label={texts.percent}
        help={texts.percentHelp}
        error={error}
        inputMode="decimal"
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
      />
      <Button look="secondary" disabled={count === 0} onClick={applyPercent}>
        {texts.applyPercent}
      </Button>
      <Button look="ghost" disabled={history.undoes === undefined} onClick={history.undo}>
        {history.undoes === undefined ? texts.undo : texts.undoNamed(history.undoes)}
      </Button>
      <Button look="ghost" disabled={count === 0} onClick={onDone}>
        {texts.unpick}
      </Button>
    </fieldset>
  );
}
