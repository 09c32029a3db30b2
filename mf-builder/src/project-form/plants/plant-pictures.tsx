import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { useFormIssues, useFormValue, useSetFormValue } from '../../form-document/use-form-document.ts';
import { BlueprintsField } from '../../pictures/blueprints/blueprints-field.tsx';
import { CheckInput } from '../fields/inputs.tsx';
import { PictureInput, PictureKeysInput } from '../fields/picture-inputs.tsx';
import { blueprintsOf } from './blueprints-of.ts';
import css from './plants.module.css';

/** The pictures and drawings of a typology [B098]. */
export function PlantPictures({ index }: { readonly index: number }) {
  const set = useSetFormValue();
  const at = `plants.${index}` as const;
  const blueprints = `${at}.blueprints` as const;
  return (
    <div className={css.pictures}>
      <PictureInput of={`${at}.main_image`} purpose="plant-photo" />
      <CheckInput of={`${at}.inherit_images`} />
      <PictureKeysInput of={`${at}.facades`} purpose="plant-photo" max={projectFormLimits.facades} />
      <BlueprintsField
        value={blueprintsOf(useFormValue(blueprints))}
        onChange={(value) => set(blueprints, value)}
        issueOf={useFormIssues(blueprints)}
        name={blueprints}
      />
    </div>
  );
}
