import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { plusIcon } from '@umbral/kit/media/icons.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { emptyPlant } from '../../form-document/empty-form.ts';
import { appendItem } from '../../form-document/form-lists.ts';
import { useFormCount, useFormDocument, useFormIssue } from '../../form-document/use-form-document.ts';
import { useOpenPlant } from '../plants/open-plant.ts';
import { PlantRow } from '../plants/plant-row.tsx';
import { plantTexts as texts } from '../plants/plant-texts.ts';
import { PriceListButton } from '../plants/price-list-button.tsx';
import css from './section.module.css';

/** The typologies: rows, of which one at a time is open. */
export function PlantsSection() {
  const document = useFormDocument();
  const count = useFormCount('plants');
  const issue = useFormIssue('plants');
  const { openPlant, setOpenPlant } = useOpenPlant();
  return (
    <div className={css.part} id="plants" tabIndex={-1}>
      {count === 0 && (
        <EmptyState title={texts.none} headingLevel={3}>
          {texts.noneHint}
        </EmptyState>
      )}
      <ol className={css.rows}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a typology of a form has nothing but its place
          <PlantRow key={index} index={index} count={count} isOpen={index === openPlant} onOpen={setOpenPlant} />
        ))}
      </ol>
      <FieldMessage id="plants-message" error={issue} />
      <div className={css.adds}>
        {count < projectFormLimits.plants && (
          <Button
            look="secondary"
            icon={plusIcon}
            onClick={() => setOpenPlant(appendItem(document, 'plants', emptyPlant))}
          >
            {texts.add}
          </Button>
        )}
        <PriceListButton />
      </div>
    </div>
  );
}
