import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { asRecord, readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';
import { useEffect, useState } from 'react';

interface Ticks {
  readonly isTicked: (id: string) => boolean;
  readonly tick: (id: string, isTicked: boolean) => void;
  readonly clear: () => void;
}

/** What is ticked off of a checklist, kept on this device and the same in all of its tabs. */
export function useTicks(slug: string): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useEffect(() => {
    const follow = () => setTicked(readTicks(slug));
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [slug]);

  const keep = (ids: readonly string[]) => {
    setTicked(ids);
    const all = asRecord(readStored(open, localKeys.checklists));
    writeStored(open, localKeys.checklists, { ...all, [slug]: ids });
  };
  return {
    isTicked: (id) => ticked.includes(id),
    tick: (id, isTicked) => {
      const others = ticked.filter((other) => other !== id);
      keep(isTicked ? [...others, id] : others);
    },
    clear: () => keep([]),
  };
}

const open = () => localStorage;

function readTicks(slug: string): readonly string[] {
  const ids = asRecord(readStored(open, localKeys.checklists))[slug];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
