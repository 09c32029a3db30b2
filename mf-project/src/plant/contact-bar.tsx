import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Price } from '@umbral/kit/cards/price.tsx';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { contactFormId, contactId } from '../contact/contact-part.ts';
import type { PlantData } from '../model/plant-data.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { priceTexts as texts } from '../texts/price-texts.ts';
import type { topics } from '../topics.ts';
import { useMoney } from '../ui/use-money.ts';
import css from './contact-bar.module.css';

interface ContactBarProps {
  readonly plant: PlantData;
  /** It can be looked at and no more. */
  readonly isStill?: boolean;
}

/**
 * Price and the way to the builder, in sight wherever one reads: at the foot of a narrow screen, above the comparator's
 * tray, and beside the page of a wide one, whose form stands below.
 */
export function ContactBar({ plant, isStill = false }: ContactBarProps) {
  const bus = useTopics<typeof topics>();
  const toMoney = useMoney();
  return (
    <section className={css.bar} aria-label={texts.contactBar} data-bottom-bar inert={isStill}>
      <p className={css.price}>
        <Price money={plant.money && toMoney(plant.money.priceCop)} />
      </p>
      <PhoneLinks
        plantId={plant.id}
        title={`${plant.projectTitle} · ${plant.plantTitle}`}
        href={plant.href}
        contact={plant.contact}
        isShort
      />
      <Button onClick={() => bus.ask('project/open-contact', { plantId: plant.id })}>{texts.contact}</Button>
      <ButtonLink href={`#${contactId}`} className={css.anchor} onClick={writeFirst}>
        {texts.contact}
      </ButtonLink>
    </section>
  );
}

/** The link leads to the form by itself; where there is script, one writes at once. */
function writeFirst() {
  const first = document.querySelector<HTMLElement>(`#${contactFormId} input:not([type=hidden])`);
  requestAnimationFrame(() => first?.focus());
}
