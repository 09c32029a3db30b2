import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { CardActions } from '@umbral/kit/cards/card-actions.tsx';
import { inCurrency } from '@umbral/kit/cards/in-currency.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { Price } from '@umbral/kit/cards/price.tsx';
import { ProjectFacts } from '@umbral/kit/cards/project-facts.tsx';
import { StatusChip } from '@umbral/kit/cards/status-chip.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { uiTexts } from '@umbral/kit/texts/ui-texts.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import css from './densities.module.css';
import { HiddenLine } from './hidden-line.tsx';
import { HideButton } from './hide-button.tsx';
import type { DensityProps, MarkedPlants } from './marked-plants.ts';

/** The plants as rows with a small photo: twice as many in sight as cards. */
export function CompactList({ cards, marked }: DensityProps) {
  return (
    <ul className={css.rows} aria-label={texts.results}>
      {cards.map((card) => (
        <li key={card.id} className={css.row} data-plant={card.id}>
          {marked.isHidden(card.id) && (
            <HiddenLine
              title={card.title}
              isNew={marked.latest === card.id}
              onUndo={() => marked.show(card.id)}
              className={css.rowLine}
            />
          )}
          {(marked.showsHidden || !marked.isHidden(card.id)) && <Row card={card} marked={marked} />}
        </li>
      ))}
    </ul>
  );
}

function Row({ card, marked }: { readonly card: PlantCard; readonly marked: MarkedPlants }) {
  const plant = inCurrency(card, useCurrency());
  const [image] = plant.images;
  return (
    <article className={classNames(css.plant, !plant.isActive && css.gone)} data-impression={plant.id}>
      <div className={css.photo}>{image && <Picture image={{ ...image, alt: '' }} ratio="fill" sizes="132px" />}</div>
      <div className={css.words}>
        <h2 className={css.name}>
          <Anchor href={plant.href} className={css.link} data-main>
            {plant.title}
          </Anchor>
        </h2>
        <p className={css.where}>
          {[plant.builderName, plant.zone, plant.city].filter(Boolean).join(' · ')}
          {marked.isSeen(card.id) && <span className={css.seen}>{uiTexts.seen}</span>}
        </p>
      </div>
      <div className={css.facts}>
        <ProjectFacts {...plant} />
      </div>
      <p className={css.cost}>
        <Price money={plant.price} />
        {plant.isActive ? <StatusChip status={plant.status} /> : <span>{uiTexts.unavailableProject}</span>}
      </p>
      <div className={css.buttons}>
        <CardActions card={card} />
        <HideButton title={card.title} marked={marked} id={card.id} />
      </div>
    </article>
  );
}
