import { formatMoney } from '@umbral/domain/format/format.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Price } from '@umbral/kit/cards/price.tsx';
import { TitleBlock } from '@umbral/kit/layout/title-block.tsx';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { contactId } from '../contact/contact-part.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { Unavailable } from '../project/unavailable.tsx';
import { developmentTexts as texts } from '../texts/development-texts.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import type { topics } from '../topics.ts';
import { useMoney } from '../ui/use-money.ts';
import type { DevelopmentData } from './development-data.ts';
import css from './offer-card.module.css';
import { offerCounts, priceSpan } from './offer-facts.ts';

/** From which price on, how much there is, and the one way to ask for it; where all is over, what else there is. */
export function OfferCard({ development }: { readonly development: DevelopmentData }) {
  const { isAvailable, strip, type, place, listingHref, asked, title, href, contact } = development;
  return (
    <>
      {!isAvailable && (
        <Unavailable type={type} city={place.city} listingHref={listingHref} plantId={asked.id}>
          {texts.unavailableText}
        </Unavailable>
      )}
      <section className={css.card} aria-label={texts.offer}>
        <div className={css.inside}>
          <PriceOf development={development} />
          <p className={css.counts}>{offerCounts(development).join(' · ')}</p>
          {isAvailable && <Asking development={development} />}
          {isAvailable && <PhoneLinks plantId={asked.id} title={title} href={href} contact={contact} />}
        </div>
        <TitleBlock
          cells={[
            { label: plantTexts.code, value: strip.code },
            { label: plantTexts.stratum, value: strip.stratum ?? plantTexts.none },
            { label: plantTexts.delivery, value: strip.delivery ?? plantTexts.none },
            { label: plantTexts.updated, value: strip.updated },
          ]}
        />
      </section>
    </>
  );
}

function PriceOf({ development }: { readonly development: DevelopmentData }) {
  const toMoney = useMoney();
  const [lowest, highest] = priceSpan(development) ?? [];
  return (
    <div className={css.price}>
      <Price
        money={lowest === undefined ? undefined : toMoney(lowest)}
        kind={lowest === highest ? 'exact' : 'from'}
        size="page"
      />
      {lowest === undefined && <p className={css.more}>{texts.hiddenPrice}</p>}
      {highest !== undefined && highest !== lowest && (
        <p className={css.more}>{texts.upTo(formatMoney(toMoney(highest)))}</p>
      )}
    </div>
  );
}

/** In the card of a wide page; at the foot of a narrow one, in sight wherever one reads. */
function Asking({ development: { asked, builder } }: { readonly development: DevelopmentData }) {
  const bus = useTopics<typeof topics>();
  const words = (
    <>
      {texts.contact} <span className="visually-hidden">{texts.contactTo(builder.name)}</span>
    </>
  );
  return (
    <div className={css.asking} data-bottom-bar>
      <Button size="l" wide onClick={() => bus.ask('project/open-contact', { plantId: asked.id })}>
        {words}
      </Button>
      <ButtonLink size="l" wide href={`${asked.href}#${contactId}`} className={css.anchor}>
        {words}
      </ButtonLink>
    </div>
  );
}
