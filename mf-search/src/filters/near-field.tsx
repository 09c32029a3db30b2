import { formatInteger } from '@umbral/domain/format/format.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { locateIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { useEffect, useState } from 'react';
import { formKeys, radiusKm } from '../model/form-keys.ts';
import { formTexts as texts } from '../texts/form-texts.ts';
import { nearTexts } from '../texts/near-texts.ts';
import { useAttempt } from '../ui/use-attempt.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import css from './filter-forms.module.css';
import type { FoundPlace } from './find-me.ts';
import { useFollowed } from './use-followed.ts';

/** Refines the listing by what the form says, with some fields besides. */
export type Refine = (extra?: readonly (readonly [string, string])[]) => void;

interface NearFieldProps {
  readonly family: ListingFamily;
  readonly near: FilterPanel['near'];
  readonly onRefine: Refine;
}

/** Homes around the visitor: the place is asked for at a press only [B038]. */
export function NearField({ family, near, onRefine }: NearFieldProps) {
  const remote = useRemote();
  const [found, setFound] = useState<FoundPlace | 'searching'>();
  const begin = useAttempt();
  const locate = async () => {
    const attempt = begin();
    attempt.addEventListener('abort', () => setFound((now) => (now === 'searching' ? undefined : now)));
    setFound('searching');
    const place = await findPlace(remote, family).catch((): FoundPlace => ({ messages: [nearTexts.failed] }));
    if (attempt.aborted) return;
    setFound(place);
    if (!place.point) return;
    const { lat, lng } = place.point;
    onRefine([
      [formKeys.nearPoint, `${lat},${lng}`],
      [formKeys.nearRadius, String(place.city ? radiusKm.aroundCity : radiusKm.usual)],
    ]);
  };
  return (
    <fieldset className={css.near}>
      <legend className={css.legend}>{texts.near}</legend>
      {near ? (
        <NearPoint key={near.point} near={near} onRefine={onRefine} />
      ) : (
        <LocateButton isSearching={found === 'searching'} onLocate={() => void locate()} />
      )}
      <output className={css.nearStatus}>{statusOf(found, near !== undefined)}</output>
    </fieldset>
  );
}

async function findPlace(remote: RemoteContext, family: ListingFamily): Promise<FoundPlace> {
  const { findMe } = await import(/* webpackChunkName: "find-me" */ './find-me.ts');
  return findMe(remote, family);
}

/** Without script there is nobody to ask the device. */
function LocateButton({ isSearching, onLocate }: { readonly isSearching: boolean; readonly onLocate: () => void }) {
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => setCanAsk(true), []);
  return (
    <>
      <Button look="secondary" icon={locateIcon} wide disabled={!canAsk} isLoading={isSearching} onClick={onLocate}>
        {texts.nearButton}
      </Button>
      <p className={css.help}>{texts.nearHelp}</p>
    </>
  );
}

interface NearPointProps {
  readonly near: NonNullable<FilterPanel['near']>;
  readonly onRefine: Refine;
}

/** The point is on until it is switched off; its radius is a number, and a slider that writes it. */
function NearPoint({ near, onRefine }: NearPointProps) {
  const [radius, setRadius] = useFollowed(String(near.radiusKm));
  const commit = () => onRefine();
  return (
    <>
      <Toggle
        name={formKeys.nearPoint}
        value={near.point}
        label={texts.nearOn(formatInteger(near.radiusKm))}
        defaultChecked
      />
      <div className={css.radius}>
        <input
          type="range"
          aria-label={texts.radius}
          aria-valuetext={`${radius} ${texts.kilometres}`}
          min={radiusKm.min}
          max={radiusKm.slider}
          value={Math.min(Number(radius) || radiusKm.usual, radiusKm.slider)}
          onChange={(event) => setRadius(event.target.value)}
          onPointerUp={commit}
          onKeyUp={(event) => event.key !== 'Tab' && commit()}
          className={css.slider}
        />
        <TextField
          name={formKeys.nearRadius}
          label={texts.radius}
          hidesLabel
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={radius}
          onChange={(event) => setRadius(event.target.value.replace(/\D/g, ''))}
          end={texts.kilometres}
        />
      </div>
    </>
  );
}

/** What was found is told as long as the listing is around it. */
function statusOf(found: FoundPlace | 'searching' | undefined, isNear: boolean): string {
  if (found === undefined) return '';
  if (found === 'searching') return texts.nearSearching;
  if (found.point && !isNear) return '';
  if (found.city) return texts.nearApproximate(found.city);
  return found.point ? texts.nearFound : [...found.messages, texts.nearHint].join(' ');
}
