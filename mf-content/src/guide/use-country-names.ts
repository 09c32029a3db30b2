import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { downloadTexts as texts } from '../texts/guide-texts.ts';

const main: readonly string[] = texts.countries;

/** Where our readers live at once, then every country after them. */
export function useCountryNames(): readonly string[] {
  const { call } = useRemote();
  const [names, setNames] = useState(main);
  useEffect(() => {
    let isGone = false;
    void import('./unlock-call.ts')
      .then(({ loadCountryNames }) => loadCountryNames(call))
      .then(
        (all) => !isGone && setNames([...main, ...all.filter((name) => !main.includes(name))]),
        // The main ones stay: enough for nearly everybody.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [call]);
  return names;
}
