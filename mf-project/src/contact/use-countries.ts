import { useEffect, useState } from 'react';
import { phoneCountries } from 'shared-contracts/domain/phone-countries.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import type { PhoneCountry } from 'shared-contracts/ui/phone-field.tsx';

interface Countries {
  readonly countries: readonly PhoneCountry[];
  readonly nameOf: (code: string) => string;
}

/** The main countries at once, every country after the form was first touched. */
export function useCountries(isAwake: boolean): Countries {
  const { call } = useRemote();
  const [countries, setCountries] = useState(phoneCountries);
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
  const isMain = ({ code }: PhoneCountry) => phoneCountries.some((main) => main.code === code);
  return [...phoneCountries, ...all.filter((country) => !isMain(country))];
}
