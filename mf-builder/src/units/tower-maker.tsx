import type { Tower, UnitPlant } from '@umbral/domain/api/units.ts';
import { unitLimits } from '@umbral/domain/limits/unit-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { NumberField } from '@umbral/kit/fields/number-field.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import type { History } from '../sheet/table/use-history.ts';
import { makeTower } from './make-tower.ts';
import type { UnitRow } from './unit-rows.ts';
import css from './units.module.css';
import { unitsTexts as texts } from './units-texts.ts';

interface TowerMakerProps {
  readonly towers: readonly Tower[];
  readonly plants: readonly UnitPlant[];
  /** Stores the tower; nothing where it was refused, which is said elsewhere. */
  readonly onAdd: (tower: { id: null; name: string; floors: number }) => Promise<Tower | undefined>;
  readonly history: History<readonly UnitRow[]>;
}

const usualFloors = 12;
const usualPlaces = 4;

/** A tower of so many floors with so many homes on each, and a typology for each place. Homes are saved with the table. */
export function TowerMaker({ towers, plants, onAdd, history }: TowerMakerProps) {
  const { toast } = useRemote();
  const [name, setName] = useState<string>(texts.newTower(towers.length + 1));
  const [floors, setFloors] = useState<number | undefined>(usualFloors);
  const [perFloor, setPerFloor] = useState<number | undefined>(usualPlaces);
  const [noun, setNoun] = useState<string>(texts.unit);
  const [prefix, setPrefix] = useState(towers.length > 0 ? `${towers.length + 1}-` : '');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const width = Math.min(perFloor ?? 0, unitLimits.places);
  const height = Math.min(floors ?? 0, unitLimits.floors);
  const places = Array.from(
    { length: width },
    (_, index) => chosen.get(index) ?? plants[index % plants.length]?.id ?? 0,
  );
  const count = width * height;
  const isTooMuch = count === 0 || history.value.length + count > unitLimits.units || name.trim() === '';

  const make = async () => {
    setBusy(true);
    const tower = await onAdd({ id: null, name: name.trim(), floors: height });
    setBusy(false);
    if (!tower) return;
    const made = makeTower(tower, { noun: noun.trim(), prefix: prefix.trim(), places }, plants);
    history.change([...history.value, ...made], texts.generateStep(tower.name));
    toast({ tone: 'success', text: texts.created(made.length) });
  };
  return (
    <div className={css.maker}>
      <p className={css.hint}>{texts.generateLead}</p>
      <div className={css.fields}>
        <TextField
          label={texts.towerName}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        <NumberField label={texts.floors} value={floors} onChange={setFloors} />
        <NumberField label={texts.perFloor} value={perFloor} onChange={setPerFloor} />
        <TextField
          label={texts.unitNoun}
          help={texts.nounHelp}
          value={noun}
          maxLength={40}
          onChange={({ target }) => setNoun(target.value)}
        />
        <TextField
          label={texts.prefix}
          help={texts.prefixHelp}
          value={prefix}
          maxLength={10}
          onChange={({ target }) => setPrefix(target.value)}
        />
      </div>
      <div className={css.fields}>
        {places.map((plantId, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={index}
            label={texts.positionType(index + 1)}
            options={plants.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={String(plantId)}
            onChange={({ target }) => setChosen((all) => new Map(all).set(index, Number(target.value)))}
          />
        ))}
      </div>
      <Button isLoading={isBusy} disabled={isTooMuch} onClick={() => void make()}>
        {texts.create(count)}
      </Button>
    </div>
  );
}
