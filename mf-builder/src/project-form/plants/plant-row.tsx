import { formatArea, formatMoney } from '@umbral/domain/format/format.ts';
import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { chevronDownIcon, chevronUpIcon, copyIcon, trashIcon, warningIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { memo, useDeferredValue } from 'react';
import { moveItem, removeItem } from '../../form-document/form-lists.ts';
import { isRecord } from '../../form-document/form-path.ts';
import { useFormDocument, useFormIssueCount, useFormValue } from '../../form-document/use-form-document.ts';
import { copyOfPlant } from './plant-copy.ts';
import { PlantFields } from './plant-fields.tsx';
import { plantTexts as texts } from './plant-texts.ts';
import css from './plants.module.css';

interface PlantRowProps {
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: (index: number | undefined) => void;
}

/** One typology in a line, with its fields below while it is open; typing in them draws the line, not the fields. */
export const PlantRow = memo(function PlantRow(row: PlantRowProps) {
  // The line answers a press at once; its fields, of which there are dozens, follow piece by piece.
  const isDrawn = useDeferredValue(row.isOpen);
  return (
    <li className={css.plant}>
      <PlantHead {...row} />
      {isDrawn && <PlantFields index={row.index} />}
    </li>
  );
});

function PlantHead({ index, count, isOpen, onOpen }: PlantRowProps) {
  const plant = useFormValue(`plants.${index}`);
  const name = nameOf(plant, index);
  const issues = useFormIssueCount(`plants.${index}`);
  return (
    <div className={css.head}>
      <button
        type="button"
        className={css.open}
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : index)}
      >
        <Icon of={isOpen ? chevronUpIcon : chevronDownIcon} />
        <span>
          <span className={css.name}>
            <span className="visually-hidden">{isOpen ? texts.close : texts.open} </span>
            {name}
          </span>
          <span className={css.facts}>{factsOf(plant)}</span>
        </span>
      </button>
      {issues > 0 && (
        <span className={css.issues}>
          <Icon of={warningIcon} size="s" />
          {texts.issues(issues)}
        </span>
      )}
      <PlantActions index={index} count={count} name={name} plant={plant} onOpen={onOpen} />
    </div>
  );
}

function nameOf(plant: unknown, index: number): string {
  const name = isRecord(plant) && typeof plant.name === 'string' ? plant.name.trim() : '';
  return name || texts.unnamed(index);
}

function factsOf(plant: unknown): string {
  if (!isRecord(plant)) return '';
  const { property_type: type, price, built_area: area } = plant;
  const label = Object.entries(propertyTypeLabels).find(([key]) => key === type)?.[1];
  const amount = typeof price === 'number' ? formatMoney({ amount: price, currency: 'cop' }) : texts.noPrice;
  const size = Number(area) > 0 ? formatArea(Number(area)) : undefined;
  return [label, amount, size].filter(Boolean).join(' · ');
}

interface PlantActionsProps extends Omit<PlantRowProps, 'isOpen'> {
  readonly name: string;
  readonly plant: unknown;
}

function PlantActions({ index, count, name, plant, onOpen }: PlantActionsProps) {
  const document = useFormDocument();
  const { toast } = useRemote();
  const move = (to: number) => {
    moveItem(document, 'plants', index, to);
    onOpen(undefined);
  };
  const duplicate = () => {
    const plants = document.read('plants');
    if (!Array.isArray(plants) || plants.length >= projectFormLimits.plants)
      return toast({ tone: 'warning', text: texts.full });
    document.write('plants', plants.toSpliced(index + 1, 0, copyOfPlant(plant, plants)));
    onOpen(index + 1);
  };
  const remove = () => {
    removeItem(document, 'plants', index);
    onOpen(undefined);
    const putBack = () => {
      const plants = document.read('plants');
      if (Array.isArray(plants)) document.write('plants', plants.toSpliced(index, 0, plant));
    };
    const action = { label: texts.undo, run: putBack };
    toast({ tone: 'info', text: texts.removed(name), durationMs: 8_000, action });
  };
  return (
    <div className={css.actions}>
      <IconButton icon={chevronUpIcon} label={texts.up(name)} disabled={index === 0} onClick={() => move(index - 1)} />
      <IconButton
        icon={chevronDownIcon}
        label={texts.down(name)}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton icon={copyIcon} label={texts.duplicate(name)} onClick={duplicate} />
      <IconButton icon={trashIcon} label={texts.remove(name)} onClick={remove} />
    </div>
  );
}
