import type { Tower } from '@umbral/domain/api/units.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { unitStateLabels } from '@umbral/domain/homes/unit-labels.ts';
import { unitStates } from '@umbral/domain/homes/unit-vocabulary.ts';
import { Facade } from '@umbral/kit/facade/facade.tsx';
import { FacadeLegend } from '@umbral/kit/facade/facade-legend.tsx';
import type { FacadeUnit } from '@umbral/kit/facade/facade-rows.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import type { History } from '../sheet/table/use-history.ts';
import { FacadeBar } from './facade-bar.tsx';
import { boxesOf, choose } from './facade-changes.ts';
import type { UnitRow } from './unit-rows.ts';
import css from './units.module.css';
import { unitsTexts as texts } from './units-texts.ts';

interface UnitsFacadeProps {
  readonly towers: readonly Tower[];
  readonly history: History<readonly UnitRow[]>;
}

const labelOf = ({ name, state, price }: UnitRow) =>
  texts.box(name, unitStateLabels[state], price === null ? '' : formatMoney({ amount: price, currency: 'cop' }));

/** A tower as visitors see it drawn: many homes are chosen and changed at once. */
export function UnitsFacade({ towers, history }: UnitsFacadeProps) {
  const [asked, setTower] = useState<number>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [from, setFrom] = useState<FacadeUnit>();
  const tower = towers.find(({ id }) => id === asked) ?? towers[0];
  const boxes = tower ? boxesOf(history.value, tower.id, labelOf) : [];
  if (!tower || boxes.length === 0) return <Notice>{texts.noFacade}</Notice>;
  const there = new Set(boxes.flatMap(({ id }) => (chosen.has(id) ? id : [])));
  return (
    <div className={css.elevation}>
      <div className={css.drawing}>
        {towers.length > 1 && (
          <SelectField
            label={texts.towerShown}
            options={towers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(tower.id)}
            onChange={({ target }) => setTower(Number(target.value))}
          />
        )}
        <CotaRule>{tower.name}</CotaRule>
        <Facade
          key={tower.id}
          label={texts.facadeOf(tower.name)}
          units={boxes}
          chosen={there}
          onChoose={(unit, how) => {
            setChosen(choose(boxes, there, { unit, how, from }));
            if (how !== 'range') setFrom(unit);
          }}
          floorLabel={texts.floorNumber}
        />
        <FacadeLegend label={texts.legend} states={unitStates} />
      </div>
      <FacadeBar chosen={there} history={history} onDone={() => setChosen(new Set())} />
    </div>
  );
}
