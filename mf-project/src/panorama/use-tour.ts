import { getTour } from '@umbral/domain/api/tours.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { PanoramaRoom } from './panorama-room.ts';

const none: readonly PanoramaRoom[] = [];

/** The rooms of a home all around: nothing yet while they are asked for, and none where nobody tells any. */
export function useTour(plantId: number | undefined): readonly PanoramaRoom[] | undefined {
  const { call } = useRemote();
  const [rooms, setRooms] = useState<readonly PanoramaRoom[] | undefined>(plantId === undefined ? none : undefined);
  useEffect(() => {
    if (plantId === undefined) return;
    const attempt = new AbortController();
    const { signal } = attempt;
    // The picture that the page knows stands for them where they cannot be had.
    call(getTour, { params: { id: plantId } }, { signal })
      .then(({ data }) => data.rooms)
      .catch(() => none)
      .then((told) => signal.aborted || setRooms(told));
    return () => attempt.abort();
  }, [call, plantId]);
  return rooms;
}
