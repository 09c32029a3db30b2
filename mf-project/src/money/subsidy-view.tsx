import type { SubsidyOffer } from '@umbral/domain/finance/subsidy.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { housingCaps } from '@umbral/domain/parameters/legal.ts';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';
import { SourceLine } from './source-line.tsx';
import { SubsidyChecker } from './subsidy-checker.tsx';

interface SubsidyViewProps {
  readonly offer: SubsidyOffer;
}

const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

/** The subsidies that the home is open to, in the amounts of the year, with their state and their source [B090]. */
export function SubsidyView({ offer }: SubsidyViewProps) {
  return (
    <section>
      <SectionHeading lead={leadOf(offer)}>{texts.subsidies}</SectionHeading>
      {offer.programmes.length > 0 && (
        <>
          <ul className={css.programmes}>
            {offer.programmes.map(({ key, most, least, incomeLimit, asOf, source }) => (
              <li key={key}>
                <strong>{texts.programmes[key]}</strong>
                <p>{texts.programmeText[key](pesos(most), pesos(least))}</p>
                <p className={css.text}>{texts.incomeLimit(pesos(incomeLimit))}</p>
                {key === 'mi-casa-ya' && <p className={css.text}>{texts.limited}</p>}
                <SourceLine source={source} asOf={asOf} />
              </li>
            ))}
          </ul>
          {offer.together && (
            <>
              <p className={css.text}>
                {texts.together(pesos(offer.together.most), pesos(offer.together.incomeLimit))}
              </p>
              <SourceLine source={offer.together.source} asOf={offer.together.asOf} />
            </>
          )}
          <Accordion summary={texts.checker}>
            <SubsidyChecker offer={offer} />
          </Accordion>
        </>
      )}
      <SourceLine source={housingCaps.source} asOf={housingCaps.asOf} />
    </section>
  );
}

function leadOf({ category, isSold, cap, isAboveCap, year }: SubsidyOffer): string {
  if (category === 'none') return texts.noSubsidy(pesos(cap), year);
  if (isAboveCap) return texts.subsidyAbove(texts.categories[category], pesos(cap), year);
  if (!isSold) return texts.subsidyByPrice(texts.categories[category], pesos(cap), year);
  return texts.subsidyLead(texts.categories[category], pesos(cap), year);
}
