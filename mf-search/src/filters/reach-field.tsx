import { writeReach } from '@umbral/domain/filters/reach-address.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { travelModes } from '@umbral/domain/travel/travel-mode.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { focusIfLost } from '@umbral/kit/form/form-focus.ts';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { pinIcon } from '@umbral/kit/media/icons.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formKeys } from '../model/form-keys.ts';
import { reachTexts as texts } from '../texts/reach-texts.ts';
import type { FilterPanel, ReachChoice } from '../view-model/filter-panel.ts';
import css from './filter-forms.module.css';
import type { Refine } from './near-field.tsx';
import { useFollowed } from './use-followed.ts';

const ReachFinder = lazy(async () => {
  const { ReachFinder: finder } = await import(/* webpackChunkName: "reach-finder" */ './reach-finder.tsx');
  return { default: finder };
});

interface ReachFieldProps {
  readonly panel: Pick<FilterPanel, 'reach'>;
  /** Slug of the city that is searched in. */
  readonly city?: string;
  readonly onRefine: Refine;
}

/** Homes within some minutes of a place: the place is looked for with script only, minutes and way change without it too. */
export function ReachField({ panel: { reach }, city, onRefine }: ReachFieldProps) {
  const isAlive = useIsAlive();
  const [isOpen, setOpen] = useState(false);
  const field = useFieldsFocus(isOpen, reach !== undefined);
  if (!reach && !isAlive) return null;
  return (
    <fieldset ref={field} className={css.near}>
      <legend className={css.legend}>{texts.legend}</legend>
      {reach ? (
        <ReachTerms key={placeOf(reach)} reach={reach} />
      ) : (
        <>
          <p className={css.help}>{texts.help}</p>
          {isOpen ? (
            <Suspense>
              <ReachFinder
                city={city}
                onFound={({ lat, lng }) => {
                  setOpen(false);
                  onRefine([[queryKeys.reach, writeReach({ lat, lng, ...usual })]]);
                }}
              />
            </Suspense>
          ) : (
            <Button look="secondary" icon={pinIcon} wide onClick={() => setOpen(true)}>
              {texts.open}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}

/** With other minutes it is the same choice, whose controls keep the focus. */
function placeOf({ value }: ReachChoice): string {
  return value.split(',', 2).join();
}

/** Keeps the focus in the field where a button goes with its press; the finder takes it once its code is there. */
function useFieldsFocus(isOpen: boolean, isOn: boolean) {
  const field = useRef<HTMLFieldSetElement>(null);
  const shown = `${isOpen} ${isOn}`;
  const drawn = useRef(shown);
  useEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    if (!isOpen) focusIfLost(field.current?.querySelector<HTMLElement>('button, input') ?? null);
  }, [shown, isOpen]);
  return field;
}

/** What a place that was just chosen begins with. */
const usual = { minutes: 40, mode: 'transit' } as const;
const offered = [10, 15, 20, 30, 40, 60, 90];

/** It is on until it is switched off; minutes and the way of going are chosen. */
function ReachTerms({ reach: { value, label, minutes, mode } }: { readonly reach: ReachChoice }) {
  const [chosen, choose] = useFollowed(String(minutes));
  const [way, take] = useFollowed<string>(mode);
  const all = [...new Set([...offered, minutes])].toSorted((a, b) => a - b);
  return (
    <>
      <Toggle name={queryKeys.reach} value={value} label={label} defaultChecked />
      <SelectField
        name={formKeys.reachMinutes}
        label={texts.minutes}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        options={all.map((one) => ({ value: String(one), label: texts.minutesOption(one) }))}
      />
      <SelectField
        name={formKeys.reachMode}
        label={texts.mode}
        value={way}
        onChange={(event) => take(event.target.value)}
        options={travelModes.map((one) => ({ value: one, label: texts.modes[one] }))}
      />
    </>
  );
}
