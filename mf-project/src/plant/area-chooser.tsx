import { formatArea, formatMoneyCompact } from '@umbral/domain/format/format.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import type { PlantData } from '../model/plant-data.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import css from './area-chooser.module.css';

/** The unit types of the project by area, each with its price; a link each [B046]. */
export function AreaChooser({ plant }: { readonly plant: PlantData }) {
  const toMoney = useMoney();
  return (
    <nav aria-label={texts.otherAreas}>
      <p className={css.title}>{texts.otherAreas}</p>
      <ul className={css.areas}>
        {plant.areas.map(({ id, href, areaM2, priceCop, isActive }) => (
          <li key={id}>
            <Anchor
              href={href}
              className={classNames(css.area, !isActive && css.inactive)}
              aria-current={id === plant.id ? 'page' : undefined}
            >
              <strong>{areaM2 > 0 ? formatArea(areaM2) : texts.areaToConfirm}</strong>
              <span>
                {labelOf(isActive, priceCop === undefined ? undefined : formatMoneyCompact(toMoney(priceCop)))}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function labelOf(isActive: boolean, price: string | undefined): string {
  if (!isActive) return texts.notAvailable;
  return price ?? texts.priceToConfirm;
}
