import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { FilterChip } from '@umbral/kit/actions/chip.tsx';
import { ComboboxField, type Suggestion } from '@umbral/kit/fields/combobox-field.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { useState } from 'react';
import { useFormDocument, useFormIssue, useFormTexts } from '../../form-document/use-form-document.ts';
import { featureTexts as texts } from './feature-texts.ts';
import { useFeatures } from './feature-vocabulary.ts';
import css from './features.module.css';
import { OwnFeatures } from './own-features.tsx';
import type { OwnFeature } from './own-states.ts';

/** Where a form holds features: three lists of the project, one of each typology. */
export type FeaturePath =
  | 'exterior_specifications'
  | 'interior_finishes'
  | 'common_services'
  | `plants.${number}.specifications`;

interface FeatureChoiceProps {
  readonly of: FeaturePath;
  readonly kind: OwnFeature['kind'];
  /** The typology's number; null for the project. */
  readonly plant: number | null;
}

const { max } = projectFormLimits.specifications;

/** Features of a list, found by typing, and own ones that the team looks at [B097]. */
export function FeatureChoice({ of, kind, plant }: FeatureChoiceProps) {
  const issue = useFormIssue(`${of}.listed`);
  const own = useFormIssue(of);
  return (
    <div className={css.choice} id={of} tabIndex={-1}>
      <ListedFeatures of={of} kind={kind} />
      <FieldMessage id={`${of}-message`} error={issue ?? own} />
      <OwnFeatures of={of} kind={kind} plant={plant} />
    </div>
  );
}

function ListedFeatures({ of, kind }: Pick<FeatureChoiceProps, 'of' | 'kind'>) {
  const { write, touch } = useFormDocument();
  const features = useFeatures(kind);
  const path = `${of}.listed` as const;
  const chosen = useFormTexts(path);
  const [text, setText] = useState('');
  const found = features.filter(({ key, name }) => !chosen.includes(key) && slugify(name).includes(slugify(text)));
  const isFull = chosen.length >= max;
  const pick = ({ id }: Suggestion) => {
    setText('');
    touch(path);
    write(path, [...chosen, id]);
  };
  const status = isFull ? texts.full : found.length === 0 ? texts.none : texts.results(found.length);
  return (
    <>
      <ComboboxField
        id={path}
        label={texts.search}
        help={texts.chosen(chosen.length, max)}
        icon={searchIcon}
        value={text}
        onValueChange={setText}
        suggestions={isFull ? [] : found.map(({ key, name }) => ({ id: key, label: name }))}
        onPick={pick}
        status={status}
      />
      <ul className={css.chips}>
        {chosen.map((key) => (
          <li key={key}>
            <FilterChip
              onRemove={() =>
                write(
                  path,
                  chosen.filter((other) => other !== key),
                )
              }
            >
              {features.find((feature) => feature.key === key)?.name ?? key}
            </FilterChip>
          </li>
        ))}
      </ul>
    </>
  );
}
