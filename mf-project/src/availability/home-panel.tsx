import { formatArea } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { unitOrientationLabels, unitOutlookLabels, unitStateLabels } from '@umbral/domain/homes/unit-labels.ts';
import { isTaken } from '@umbral/domain/homes/unit-vocabulary.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { AvailabilityData, HomeOffer, OtherHome } from '../model/availability-data.ts';
import type { PlantData } from '../model/plant-data.ts';
import { availabilityTexts as texts } from '../texts/availability-texts.ts';
import css from './availability.module.css';

interface HomePanelProps {
  readonly home: HomeOffer | OtherHome | undefined;
  readonly plants: AvailabilityData['plants'];
  readonly plant: PlantData;
  readonly onAct: (home: HomeOffer) => void;
}

/** What is known of the chosen home, and what can be done about it. */
export function HomePanel({ home, plants, plant, onAct }: HomePanelProps) {
  if (!home) return <p className={css.hint}>{texts.choose}</p>;
  const other = 'plantId' in home ? plants.find(({ id }) => id === home.plantId) : undefined;
  return (
    <section className={css.panel} aria-label={texts.chosen}>
      <h3 className={css.name}>{home.name}</h3>
      <p className={css.state}>{unitStateLabels[home.state]}</p>
      {'plantId' in home ? (
        other && (
          <>
            <Facts
              facts={[
                [texts.type, other.title],
                [texts.area, formatArea(other.builtM2)],
              ]}
            />
            <Anchor href={other.href}>{texts.seeType(other.title)}</Anchor>
          </>
        )
      ) : (
        <OwnHome home={home} plant={plant} onAct={onAct} />
      )}
    </section>
  );
}

interface OwnHomeProps {
  readonly home: HomeOffer;
  readonly plant: PlantData;
  readonly onAct: (home: HomeOffer) => void;
}

function OwnHome({ home, plant, onAct }: OwnHomeProps) {
  const currency = useCurrency();
  const { state, floor, builtM2, privateM2, orientation, outlook, priceCop, discountCop, note } = home;
  const view = [outlook && unitOutlookLabels[outlook], orientation && unitOrientationLabels[orientation]];
  return (
    <>
      {priceCop !== undefined && <p className={css.price}>{spell(priceCop, currency)}</p>}
      {discountCop !== undefined && <p className={css.discount}>{texts.discount(spell(discountCop, currency))}</p>}
      {priceCop === undefined && state === 'available' && <p className={css.price}>{texts.hidden}</p>}
      <Facts
        facts={[
          [texts.type, plant.plantTitle],
          [texts.floorColumn, floor === undefined ? '' : String(floor)],
          [texts.area, formatArea(builtM2)],
          [texts.privateArea, privateM2 === undefined ? '' : formatArea(privateM2)],
          [texts.view, view.filter(Boolean).join(', ')],
        ]}
      />
      {note && <p className={css.note}>{note}</p>}
      {plant.isAvailable && state === 'available' && (
        <Button onClick={() => onAct(home)} aria-label={texts.contactNamed(home.name)}>
          {texts.contact}
        </Button>
      )}
      {plant.isAvailable && isTaken(state) && (
        <Button look="secondary" onClick={() => onAct(home)} aria-label={texts.watchNamed(home.name)}>
          {texts.watch}
        </Button>
      )}
    </>
  );
}

/** Facts that there are; what is empty is left out. */
function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
