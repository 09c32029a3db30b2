import { phoneCountries } from '@umbral/domain/fields/phone-countries.ts';
import { useEffect, useState } from 'react';
import type { PhoneCountry } from '../../fields/phone-field.tsx';
import { useRemote } from '../../remote/use-remote.ts';
import type { Draft } from '../draft/form-draft.ts';

interface Countries {
  readonly countries: readonly PhoneCountry[];
  readonly nameOf: (code: string) => string;
}

/** The main countries and those of a draft at once, every country after the form was first touched. */
export function useCountries(isAwake: boolean, draft: Draft = {}): Countries {
  const { call } = useRemote();
  const [listed, setListed] = useState(phoneCountries);
  useEffect(() => {
    if (!isAwake) return;
    let isGone = false;
    void import('./find-countries.ts')
      .then(({ loadCountries }) => loadCountries(call))
      .then(
        (all) => !isGone && setListed(withMainFirst(all)),
        // The main ones stay: enough for nearly everybody.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [call, isAwake]);
  const countries = withDrafted(listed, draft);
  return { countries, nameOf: (code) => countries.find((country) => country.code === code)?.name ?? code };
}

/** A select shows, and sends, its first country where the one that was chosen is not among them. */
function withDrafted(listed: readonly PhoneCountry[], draft: Draft): PhoneCountry[] {
  const isLeftOut = (code: string) => /^[A-Z]{2}$/.test(code) && listed.every((country) => country.code !== code);
  const codes = new Set([draft.phone_country ?? '', draft.home_country ?? '']);
  const nameOf = (code: string) => new Intl.DisplayNames('es', { type: 'region' }).of(code) ?? code;
  return [...listed, ...[...codes].filter(isLeftOut).map((code) => ({ code, name: nameOf(code), dialCode: '' }))];
}

function withMainFirst(all: readonly PhoneCountry[]): PhoneCountry[] {
  const isMain = ({ code }: PhoneCountry) => phoneCountries.some((main) => main.code === code);
  return [...phoneCountries, ...all.filter((country) => !isMain(country))];
}
