import { formatDate } from '@umbral/domain/format/format-date.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { PlantData } from '../model/plant-data.ts';
import { qrHref } from '../model/qr-href.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import css from './print-foot.module.css';

/** On paper only: the way back to the page, its day, and whom to call. */
export function PrintFoot({ plant }: { readonly plant: PlantData }) {
  const { environment } = useRemote();
  return (
    <div className={css.foot} aria-hidden>
      <img src={qrHref(plant.id)} alt="" width={96} height={96} loading="lazy" className={css.code} />
      <div>
        <p>
          <strong>{plant.builder.name}</strong> · {plant.contact.phone}
        </p>
        <p>{`${environment.origin}${plant.href}`}</p>
        <p>{texts.printed(formatDate(plant.today))}</p>
      </div>
    </div>
  );
}
