import { CardActions } from 'shared-contracts/remote/card-actions.tsx';
import { useCurrency } from 'shared-contracts/remote/use-currency.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { classNames } from 'shared-contracts/ui/class-names.ts';
import { inCurrency } from 'shared-contracts/ui/in-currency.ts';
import { Picture } from 'shared-contracts/ui/picture.tsx';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { Price } from 'shared-contracts/ui/price.tsx';
import { ProjectFacts } from 'shared-contracts/ui/project-facts.tsx';
import { StatusChip } from 'shared-contracts/ui/status-chip.tsx';
import { uiTexts } from 'shared-contracts/ui/ui-texts.ts';
import { texts } from '../texts.ts';
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
    <article className={classNames(css.plant, !plant.isActive && css.gone)}>
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
