import { MoneyBoard, moneyId } from '../money/money-part.ts';
import type { PlantData } from '../project/plant-data.ts';
import css from './money-section.module.css';

/** What one pays before, at and after the keys: drawn by the server, alive when one is near. */
export function MoneySection({ plant }: { readonly plant: PlantData }) {
  return (
    <div id={moneyId} className={css.board}>
      <MoneyBoard.Part key={plant.id} plant={plant} />
    </div>
  );
}
