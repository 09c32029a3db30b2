import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { plusIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { appendItem, removeItem } from '../../form-document/form-lists.ts';
import { useFormCount, useFormDocument, useFormIssue, useFormText } from '../../form-document/use-form-document.ts';
import { CheckInput, MoneyInput, TextInput } from '../fields/inputs.tsx';
import { plantTexts as texts } from './plant-texts.ts';
import css from './plants.module.css';

const blank = { id: null, name: '', available: true, price: null, discount: null, description: null };

/** Homes of a typology that can be delivered now. */
export function StockRows({ index }: { readonly index: number }) {
  const document = useFormDocument();
  const path = `plants.${index}.stock` as const;
  const count = useFormCount(path);
  return (
    <div className={css.stock} id={path} tabIndex={-1}>
      {count === 0 && <p className={css.none}>{texts.noStock}</p>}
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new home has nothing but its place
        <StockRow key={place} index={index} place={place} />
      ))}
      <FieldMessage id={`${path}-message`} error={useFormIssue(path)} />
      {count < projectFormLimits.stockUnits && (
        <div>
          <Button look="secondary" size="s" icon={plusIcon} onClick={() => appendItem(document, path, blank)}>
            {texts.addStock}
          </Button>
        </div>
      )}
    </div>
  );
}

function StockRow({ index, place }: { readonly index: number; readonly place: number }) {
  const document = useFormDocument();
  const at = `plants.${index}.stock.${place}` as const;
  const name = useFormText(`${at}.name`) || texts.stockItem(place);
  return (
    <div className={css.stockRow}>
      <TextInput of={`${at}.name`} max={80} />
      <MoneyInput of={`${at}.price`} />
      <MoneyInput of={`${at}.discount`} />
      <TextInput of={`${at}.description`} max={500} />
      <CheckInput of={`${at}.available`} />
      <IconButton
        icon={trashIcon}
        label={texts.remove(name)}
        look="outlined"
        onClick={() => removeItem(document, `plants.${index}.stock`, place)}
      />
    </div>
  );
}
