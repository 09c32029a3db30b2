import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { additionalCriterionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { useFormNumber } from '../../form-document/use-form-document.ts';
import { ChipsInput } from '../fields/chips-input.tsx';
import fields from '../fields/fields.module.css';
import { ChoiceInput, CountInput, ProseInput, TextInput } from '../fields/inputs.tsx';
import { ListChoice } from '../fields/list-choice.tsx';
import { optionsOf } from '../fields/options-of.ts';
import { PictureInput } from '../fields/picture-inputs.tsx';
import { useBranchesOf } from '../fields/server-lists.ts';
import css from './section.module.css';
import { sectionTexts as texts } from './section-texts.ts';

/** Who builds what. */
export function BasicsSection() {
  return (
    <div className={css.parts}>
      <div className={css.part}>
        <TextInput of="name" max={120} />
        <PictureInput of="logo" purpose="project-logo" />
        <ProseInput of="description" max={projectFormLimits.description.max} rows={7} />
        <div className={fields.grid}>
          <Branch />
          <ChoiceInput of="project_status" options={optionsOf(buildingStatusLabels)} placeholder={texts.choose} />
        </div>
        <ChipsInput of="project_category" choices={optionsOf(projectCategoryLabels)} />
        <ChipsInput of="additional_criteria" choices={optionsOf(additionalCriterionLabels)} />
        <TextInput of="project_video" max={500} type="url" />
      </div>
      <div className={css.part}>
        <h3 className={css.title}>{texts.amounts}</h3>
        <div className={fields.grid}>
          <CountInput of="number_of_stages" />
          <CountInput of="number_of_floors" />
          <CountInput of="tower_elevators" />
          <CountInput of="number_of_basements" />
          <CountInput of="number_of_units" />
          <CountInput of="apartments_per_floor" />
        </div>
      </div>
    </div>
  );
}

function Branch() {
  return <ListChoice of="builder_branch" list={useBranchesOf(useFormNumber('builder'))} placeholder={texts.choose} />;
}
