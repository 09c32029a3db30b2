import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { contactId } from '../contact/contact-part.ts';
import type { PlantData } from '../model/plant-data.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { priceTexts as texts } from '../texts/price-texts.ts';
import css from './contact-bar.module.css';

interface ContactBarProps {
  readonly plant: PlantData;
  /** It can be looked at and no more. */
  readonly isStill?: boolean;
}

/** The three ways to the builder at the foot of a narrow screen, above the comparator's tray. */
export function ContactBar({ plant, isStill = false }: ContactBarProps) {
  const { bus } = useRemote();
  return (
    <section className={css.bar} aria-label={texts.contactBar} data-bottom-bar inert={isStill}>
      <PhoneLinks
        plantId={plant.id}
        title={`${plant.projectTitle} · ${plant.plantTitle}`}
        href={plant.href}
        contact={plant.contact}
        isShort
      />
      <Button onClick={() => bus.ask('project/open-contact', { plantId: plant.id })}>{texts.contact}</Button>
      <noscript>
        <ButtonLink href={`#${contactId}`} className={css.anchor}>
          {texts.contact}
        </ButtonLink>
      </noscript>
    </section>
  );
}
