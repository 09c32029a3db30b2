import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { ReactNode } from 'react';
import { abroadTexts as texts } from '../texts/abroad-texts.ts';
import { abroadAnchors } from './abroad-address.ts';
import type { AbroadCountry } from './abroad-countries.ts';
import css from './colombians-abroad.module.css';

/** Taxes, power of attorney and money, as they are for people of a country. */
export function CountrySteps({ country }: { readonly country: AbroadCountry | undefined }) {
  const place = country ? texts.inCountry[country.code] : '';
  return (
    <section id={abroadAnchors.path} aria-labelledby="camino-title" className={css.anchor}>
      <SectionHeading id="camino-title">{country ? texts.pathTitle(place) : texts.pathAnywhere}</SectionHeading>
      <ol className={css.steps}>
        <Step title={texts.steps.taxes}>
          <p>{texts.taxes.colombia}</p>
          <p>{country?.treaty ? texts.taxes.treaty(place, country.treaty) : texts.taxes.noTreaty(place)}</p>
          {country && <p>{texts.taxes.own[country.code]}</p>}
          <p className={css.note}>{texts.taxes.note}</p>
        </Step>
        <Step title={texts.steps.power}>
          <p>{texts.power.consulate(place)}</p>
          <p>{texts.power.notary}</p>
          {country?.needsTranslation !== false && <p>{texts.power.translation}</p>}
          <p>{texts.power.content}</p>
        </Step>
        <Step title={texts.steps.transfer}>
          <ul className={css.list}>
            {texts.transfer.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={css.step}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
