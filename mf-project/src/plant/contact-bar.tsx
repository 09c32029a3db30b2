import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { contactId } from '../contact/contact-part.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import type { PlantData } from '../project/plant-data.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import css from './contact-bar.module.css';

/** The three ways to the builder at the foot of a narrow screen, above the comparator's tray. */
export function ContactBar({ plant }: { readonly plant: PlantData }) {
  const { bus } = useRemote();
  return (
    <section className={css.bar} aria-label={texts.contactBar} data-bottom-bar>
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
