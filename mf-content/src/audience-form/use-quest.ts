import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useEffect, useRef } from 'react';
import type { topics } from '../topics.ts';
import { beginQuest, endQuest } from './quest.ts';

/** Keeps the portal told that a form is open, or was begun in this tab [B080]; gives what to say of it. */
export function useQuest(form: string, isOpen: boolean) {
  const bus = useTopics<typeof topics>();
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    beginQuest(bus, form);
    // Closed or left untouched it is over; begun, it waits to be done.
    return () => {
      if (!isBegun.current) endQuest(bus, form);
    };
  }, [bus, form, isOpen]);
  return {
    begin: () => {
      isBegun.current = true;
    },
    finish: () => {
      isBegun.current = false;
      endQuest(bus, form);
    },
  };
}
