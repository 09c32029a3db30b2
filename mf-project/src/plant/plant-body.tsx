import { classNames } from '@umbral/kit/styles/class-names.ts';
import { AvailabilityPart, availabilityId } from '../availability/availability-part.ts';
import type { PlantData } from '../model/plant-data.ts';
import { MoneyBoard, moneyId } from '../money/money-part.ts';
import css from './plant-body.module.css';
import { AroundPart, HomePart, partIds } from './plant-parts.ts';

/** Everything below the title: drawn by the server, each part alive when one is near. */
export function PlantBody({ plant }: { readonly plant: PlantData }) {
  return (
    <div className={css.sections}>
      <div id={partIds.home} className={css.part}>
        <HomePart.Part key={plant.id} plant={plant} />
      </div>
      {plant.availability && (
        <div id={availabilityId} className={css.part}>
          <AvailabilityPart.Part key={plant.id} plant={plant} availability={plant.availability} />
        </div>
      )}
      <div id={moneyId} className={classNames(css.part, css.money)}>
        <MoneyBoard.Part key={plant.id} plant={plant} />
      </div>
      <div id={partIds.around} className={css.part}>
        <AroundPart.Part key={plant.id} plant={plant} />
      </div>
    </div>
  );
}
