import { autocompleteDelayMs } from '@umbral/domain/limits/listing-limits.ts';
import { useEffect, useState } from 'react';
import { ComboboxField } from '../../fields/combobox-field.tsx';
import { useRemote } from '../../remote/use-remote.ts';
import { formTexts as texts } from '../form-texts.ts';
import type { FieldProps } from '../use-form.ts';

interface CityFieldProps {
  /** ISO code. */
  readonly country: string;
  readonly of: FieldProps;
}

const minLength = 2;

/** The city of residence: suggestions of the country, but any name is taken. */
export function CityField({ country, of: { name, error, defaultValue: initial = '' } }: CityFieldProps) {
  const [text, setText] = useState(initial);
  const [picked, setPicked] = useState<string>(initial);
  const cities = useCities(country, text === picked ? '' : text);
  const pick = (city: string) => {
    setPicked(city);
    setText(city);
  };
  return (
    <ComboboxField
      name={name}
      label={texts.homeCity}
      value={text}
      onValueChange={setText}
      suggestions={cities.map((city) => ({ id: city, label: city }))}
      onPick={({ label }) => pick(label)}
      status={cities.length > 0 ? texts.citiesFound(cities.length) : undefined}
      error={error}
    />
  );
}

/** Cities for a text, some time after the last key; none where they cannot be had: the text itself counts. */
function useCities(country: string, text: string): readonly string[] {
  const { call } = useRemote();
  const [cities, setCities] = useState<readonly string[]>([]);
  useEffect(() => {
    setCities([]);
    const wanted = text.trim();
    if (wanted.length < minLength) return;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      const { findCities } = await import('./find-cities.ts');
      const found = await findCities(call, country, wanted, aborter.signal).catch(() => []);
      if (!aborter.signal.aborted) setCities(found);
    }, autocompleteDelayMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [call, country, text]);
  return cities;
}
