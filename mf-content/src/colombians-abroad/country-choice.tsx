import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { abroadTexts as texts } from '../texts/abroad-texts.ts';
import { abroadHref } from './abroad-address.ts';
import { type AbroadCountry, abroadCountries } from './abroad-countries.ts';
import css from './colombians-abroad.module.css';

/** Where the visitor lives: links, so that the choice is an address. */
export function CountryChoice({ country }: { readonly country: AbroadCountry | undefined }) {
  return (
    <nav aria-labelledby="paises" className={css.choice}>
      <h2 id="paises" className={css.choiceTitle}>
        {texts.choose}
      </h2>
      <p className={css.note}>{texts.chooseLead}</p>
      <ChipRow>
        {abroadCountries.map((one) => (
          <LinkChip key={one.code} href={abroadHref(one)} isSelected={one.code === country?.code}>
            {texts.countries[one.code]}
          </LinkChip>
        ))}
        <LinkChip href={abroadHref(undefined)} isSelected={!country}>
          {texts.another}
        </LinkChip>
      </ChipRow>
    </nav>
  );
}
