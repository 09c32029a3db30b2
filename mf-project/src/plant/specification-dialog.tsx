import { formatArea, formatMoney } from '@umbral/domain/format/format.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import { priceTexts } from '../texts/price-texts.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import { useMoney } from '../ui/use-money.ts';
import css from './specification-dialog.module.css';

export interface SpecificationDialogProps {
  readonly plant: PlantData;
  readonly onClose: () => void;
}

/** The plant specification: titles, price, rooms and areas on one card, and the other unit types beside it [B106]. */
export function SpecificationDialog({ plant, onClose }: SpecificationDialogProps) {
  const toMoney = useMoney();
  const { measures, money, areas } = plant;
  const price = money ? formatMoney(toMoney(money.priceCop)) : priceTexts.priceToConfirm;
  const count = (label: string, value: number | undefined) => (value ? { label, value: String(value) } : undefined);
  const fact = (label: string, value: string | undefined) => (value ? { label, value } : undefined);
  const area = (label: string, m2: number | undefined) => (m2 ? { label, value: formatArea(m2) } : undefined);
  return (
    <Dialog isOpen onClose={onClose} variant="sheet" size="s" title={texts.specification}>
      <p className={css.title}>
        {plant.projectTitle} <span className={css.unit}>{plant.plantTitle}</span>
      </p>
      <FactList
        facts={[
          { label: texts.price, value: price },
          count(plantTexts.rooms(measures.rooms ?? 0), measures.rooms),
          count(plantTexts.baths(measures.baths ?? 0), measures.baths),
          fact(plantTexts.parking(measures.parking ?? 0), measures.parkingTold),
          area(plant.type === 'lot' ? plantTexts.lotArea : plantTexts.builtArea, measures.builtM2),
          area(plantTexts.privateArea, measures.privateM2),
          area(plantTexts.balconyArea, measures.balconyM2),
        ]}
      />
      {areas.length > 1 && (
        <ul className={css.areas} aria-label={priceTexts.otherAreas}>
          {areas
            .filter(({ id, isActive }) => id !== plant.id && isActive)
            .map(({ id, href, areaM2, priceCop }) => (
              <li key={id} className={css.area}>
                <span>
                  <strong>{formatArea(areaM2)}</strong>{' '}
                  {priceCop === undefined ? priceTexts.priceToConfirm : formatMoney(toMoney(priceCop))}
                </span>
                <ButtonLink look="ghost" size="s" href={href}>
                  {texts.seeArea}
                </ButtonLink>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  );
}
