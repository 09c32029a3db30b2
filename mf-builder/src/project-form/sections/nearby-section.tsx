import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { nearbyPlaceCategoryLabels } from '@umbral/domain/vocabulary/labels.ts';
import { ChoiceInput, TextInput } from '../fields/inputs.tsx';
import { optionsOf } from '../fields/options-of.ts';
import { ItemRows } from './item-rows.tsx';
import { sectionTexts as texts } from './section-texts.ts';

const categories = optionsOf(nearbyPlaceCategoryLabels);
const blank = { name: '', category: null };

/** What stands around. */
export function NearbySection() {
  return (
    <ItemRows
      of="nearby_places"
      max={projectFormLimits.nearbyPlaces}
      empty={texts.noPlaces}
      add={texts.addPlace}
      blank={blank}
      nameOf={texts.place}
    >
      {(index) => (
        <>
          <ChoiceInput of={`nearby_places.${index}.category`} options={categories} placeholder={texts.choose} />
          <TextInput of={`nearby_places.${index}.name`} max={120} />
        </>
      )}
    </ItemRows>
  );
}
