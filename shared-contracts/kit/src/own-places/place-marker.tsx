import type { GlobePoint } from '@umbral/domain/places/globe.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FieldMessage } from '../fields/field.tsx';
import { Fragment } from '../remote/fragment.tsx';
import { useTopics } from '../remote/use-topics.ts';
import type { topics } from '../topics.ts';
import css from './own-place-form.module.css';

interface PlaceMarkerProps {
  /** Where the map begins: a public place as `lat,lng` with three decimals, or the slug of a city. It stands in an address. */
  readonly around?: string;
  readonly error?: string;
  /** What is marked; nothing once it is taken back. */
  readonly onMarked: (point: GlobePoint | undefined) => void;
}

/**
 * Finds a place by a mark on the map of mf-search, which tells of it on the bus: no address, and no recording, has it.
 * Several forms of one page may have such a map open: each takes the marks of its own.
 */
export function PlaceMarker({ around, error, onMarked }: PlaceMarkerProps) {
  const bus = useTopics<typeof topics>();
  const asker = useId();
  const messageId = useId();
  // A map that began anew would not show the mark that was made.
  const [start] = useState(around);
  const tell = useEffectEvent(onMarked);
  useEffect(() => {
    const heard = bus.on('search/place-marked').subscribe(({ point, asker: of = asker }) => {
      // A map, or a bus, of an older version names nobody.
      if (of === asker) tell(point ?? undefined);
    });
    return () => heard.unsubscribe();
  }, [bus, asker]);
  return (
    <div>
      <Fragment
        of="mf-search/point-map"
        props={{ asker, ...(start === undefined ? {} : { around: start }) }}
        className={css.map}
      />
      <div role="alert">{error && <FieldMessage id={messageId} error={error} />}</div>
    </div>
  );
}
