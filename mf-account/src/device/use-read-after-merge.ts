import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useEffect } from 'react';
import { subscribeToThings } from './device-store.ts';

/** One thing after the other leaves the device: the screen waits for the last. */
const restMs = 300;

/** Reads an open screen of the account again once something has come there from the device, in whichever tab. */
export function useReadAfterMerge(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribeToThings(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void revalidate(), restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [revalidate]);
}
