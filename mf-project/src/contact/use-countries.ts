import { useEffect, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import type { PhoneCountry } from 'shared-contracts/ui/phone-field.tsx';
import { mainCountries } from './residence-countries.ts';

interface Countries {
  readonly countries: readonly PhoneCountry[];
  readonly nameOf: (code: string) => string;
}

/** The main countries at once, every country after the form was first touched. */
export function useCountries(isAwake: boolean): Countries {
  const { call } = useRemote();
  const [countries, setCountries] = useState(mainCountries);
  useEffect(() => {
    if (!isAwake) return;
    let isGone = false;
    void import('./residence-queries.ts')
      .then(({ loadCountries }) => loadCountries(call))
      .then(
        (all) => !isGone && setCountries(withMainFirst(all)),
        // The main ones stay: enough for nearly everybody.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [call, isAwake]);
  return { countries, nameOf: (code) => countries.find((country) => country.code === code)?.name ?? code };
}

function withMainFirst(all: readonly PhoneCountry[]): PhoneCountry[] {
  const isMain = ({ code }: PhoneCountry) => mainCountries.some((main) => main.code === code);
  return [...mainCountries, ...all.filter((country) => !isMain(country))];
}
