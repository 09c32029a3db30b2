import type { Suggestion } from '@umbral/kit/fields/combobox-field.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { uploadTexts as texts } from '../texts/upload-texts.ts';
import type { ContactHome } from './contact-queries.ts';

const shortest = 2;
const pauseMs = 200;

interface Answer {
  readonly text: string;
  readonly homes: readonly ContactHome[];
  readonly hasFailed?: true;
}

/** The homes for what is typed, and the one that was picked; typing anything else takes the pick back. */
export function useContactHomes() {
  const { call } = useRemote();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<ContactHome>();
  const [answer, setAnswer] = useState<Answer>();
  const wanted = picked || text.trim().length < shortest ? '' : text.trim();

  useEffect(() => {
    if (wanted === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      import('./contact-queries.ts')
        .then(({ findHomes }) => findHomes(call, wanted, stop.signal))
        .then(
          (homes) => !stop.signal.aborted && setAnswer({ text: wanted, homes }),
          () => !stop.signal.aborted && setAnswer({ text: wanted, homes: [], hasFailed: true }),
        );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, wanted]);

  const current = wanted !== '' && answer?.text === wanted ? answer : undefined;
  const homes = current?.homes ?? [];
  const suggestions = homes.map(
    ({ id_plant, property_name, plant_name, code, builder, city }): Suggestion => ({
      id: String(id_plant),
      label: texts.label(property_name, plant_name),
      detail: texts.detail(code, builder, city),
    }),
  );
  return {
    text,
    picked,
    suggestions,
    status: current && statusOf(current),
    type: (typed: string) => {
      setText(typed);
      setPicked(undefined);
    },
    pick: ({ id, label }: Suggestion) => {
      setPicked(homes.find(({ id_plant }) => String(id_plant) === id));
      setText(label);
    },
    clear: () => {
      setText('');
      setPicked(undefined);
    },
  };
}

function statusOf({ homes, hasFailed }: Answer): string {
  if (hasFailed) return texts.homesFailed;
  return homes.length === 0 ? texts.noHomes : texts.homesFound(homes.length);
}
