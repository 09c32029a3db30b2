import { useNavigation } from '@umbral/protocol/router/router.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** A list of staff as its components use it. */
export interface StaffList<Data> {
  /** Null where it could not be read. */
  readonly data: Data | null;
  /** Another page of it, or it after a failure, is on its way. */
  readonly isLoading: boolean;
  /** Reads it again: something has changed, or it could not be read. */
  readonly reload: () => Promise<void>;
  /** For the heading: it takes the focus where the control that had it left with its row. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * A list that came with the page and is read again after every change. What the loader gives anew, after a
 * navigation, takes the place of what was read since.
 */
export function useStaffList<Data>(given: Data | null, read: () => Promise<Data>): StaffList<Data> {
  const [latest, setLatest] = useState<{ given: Data | null; data: Data | null }>({ given, data: given });
  const [isReading, setReading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoving = useNavigation().state === 'loading';
  const data = latest.given === given ? latest.data : given;

  useEffect(() => {
    if (latest.given !== latest.data && document.activeElement === document.body) heading.current?.focus();
  }, [latest]);

  const reload = async () => {
    setReading(true);
    const fresh = await read().catch(() => null);
    setReading(false);
    setLatest({ given, data: fresh });
  };
  return { data, isLoading: isMoving || (isReading && data === null), reload, heading };
}
