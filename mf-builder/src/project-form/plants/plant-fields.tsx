import { formatMoney } from '@umbral/domain/format/format.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { parkingKindLabels } from '@umbral/domain/vocabulary/parking-kind-labels.ts';
import type { ReactNode } from 'react';
import { useFormNumber, useFormText, useFormValue, useSetFormValue } from '../../form-document/use-form-document.ts';
import { FeatureChoice } from '../features/feature-choice.tsx';
import fields from '../fields/fields.module.css';
import { CheckInput, ChoiceInput, DecimalInput, MoneyInput, TextInput } from '../fields/inputs.tsx';
import { optionsOf } from '../fields/options-of.ts';
import { usePriceRanges } from '../fields/server-lists.ts';
import { FeaturesForAll } from './features-for-all.tsx';
import { PlantPictures } from './plant-pictures.tsx';
import { plantTexts as texts } from './plant-texts.ts';
import css from './plants.module.css';
import { type RoomKind, roomChoices } from './room-choices.ts';
import { StockRows } from './stock-rows.tsx';

const types = optionsOf(propertyTypeLabels);
const parkingKindOptions = optionsOf(parkingKindLabels);
const ofRooms = ['number_bedrooms', 'number_bathrooms', 'number_parking', 'parking_kind'] as const;

/** All that is said of one typology. */
export function PlantFields({ index }: { readonly index: number }) {
  const at = `plants.${index}` as const;
  const plant = useFormNumber(`${at}.id`) ?? null;
  return (
    <div className={css.fields}>
      <div className={fields.grid}>
        <TextInput of={`${at}.name`} max={80} />
        <TypeChoice index={index} />
      </div>
      <CheckInput of={`${at}.featured`} />
      <Part title={texts.amounts}>
        <MoneyInput of={`${at}.price`} />
        <DecimalInput of={`${at}.initial_fee_percent`} end="%" />
        <DecimalInput of={`${at}.funding_percent`} end="%" />
        <PriceRange index={index} />
        <DecimalInput of={`${at}.price_salaries`} end="SMMLV" />
        <MoneyInput of={`${at}.m2_price`} />
      </Part>
      <Part title={texts.areas}>
        <DecimalInput of={`${at}.built_area`} end="m²" />
        <DecimalInput of={`${at}.private_area`} end="m²" />
        <DecimalInput of={`${at}.balcony_area`} end="m²" />
      </Part>
      <Part title={texts.rooms}>
        <RoomChoice index={index} kind="number_bedrooms" />
        <RoomChoice index={index} kind="number_bathrooms" />
        <RoomChoice index={index} kind="number_parking" />
        <ParkingKindChoice index={index} />
      </Part>
      <Part title={texts.features} isWhole>
        <FeatureChoice of={`${at}.specifications`} kind="interior" plant={plant} />
        <FeaturesForAll index={index} />
      </Part>
      <Part title={texts.stock} isWhole>
        <StockRows index={index} />
      </Part>
      <Part title={texts.pictures} isWhole>
        <PlantPictures index={index} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isWhole, children }: PartProps) {
  return (
    <section className={css.part}>
      <h3 className={css.title}>{title}</h3>
      <div className={isWhole ? undefined : fields.grid}>{children}</div>
    </section>
  );
}

/** A lot has no rooms: what was said of them goes with the choice. */
function TypeChoice({ index }: { readonly index: number }) {
  const set = useSetFormValue();
  const at = `plants.${index}` as const;
  const isLot = useFormValue(`${at}.property_type`);
  const forgetRooms = () => {
    for (const kind of ofRooms) set(`${at}.${kind}`, null);
  };
  return (
    <ChoiceInput
      of={`${at}.property_type`}
      options={types}
      placeholder={texts.choose}
      onChosen={(chosen) => chosen === 'lot' && isLot !== 'lot' && forgetRooms()}
    />
  );
}

function RoomChoice({ index, kind }: { readonly index: number; readonly kind: RoomKind }) {
  const path = `plants.${index}.${kind}` as const;
  const isLot = useFormValue(`plants.${index}.property_type`) === 'lot';
  return (
    <ChoiceInput
      of={path}
      isNumber
      options={roomChoices(kind, useFormNumber(path))}
      placeholder={isLot ? texts.noRooms : texts.choose}
      isDisabled={isLot}
    />
  );
}

/** To whom the places belong; there is nothing to say where there are none. */
function ParkingKindChoice({ index }: { readonly index: number }) {
  const path = `plants.${index}.parking_kind` as const;
  const places = useFormNumber(`plants.${index}.number_parking`) ?? 0;
  const kind = useFormText(path);
  const hasNone = places === 0 && kind === '';
  return <ChoiceInput of={path} options={parkingKindOptions} placeholder={texts.choose} isDisabled={hasNone} />;
}

const everywhere = 0;

function PriceRange({ index }: { readonly index: number }) {
  const ranges = usePriceRanges(everywhere).items ?? [];
  const amount = (pesos: number) => formatMoney({ amount: pesos, currency: 'cop' });
  const options = ranges.map(({ id, start_price: from, end_price: to }) => ({
    value: String(id),
    label: `${amount(from)} – ${amount(to)}`,
  }));
  return <ChoiceInput of={`plants.${index}.price_range`} isNumber options={options} placeholder={texts.computed} />;
}
