import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { type KeyboardEvent, useState } from 'react';
import { appendItem, removeItem } from '../../form-document/form-lists.ts';
import { useFormDocument, useFormIssue, useFormTexts } from '../../form-document/use-form-document.ts';
import type { FeaturePath } from './feature-choice.tsx';
import { featureTexts as texts } from './feature-texts.ts';
import css from './features.module.css';
import { type OwnFeature, useOwnFeature } from './own-states.ts';

interface OwnFeaturesProps {
  readonly of: FeaturePath;
  readonly kind: OwnFeature['kind'];
  readonly plant: number | null;
}

/** Features that are on no list, each with what the team made of it. */
export function OwnFeatures({ of, kind, plant }: OwnFeaturesProps) {
  const document = useFormDocument();
  const path = `${of}.custom` as const;
  const names = useFormTexts(path);
  const issue = useFormIssue(path);
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    appendItem(document, path, text.trim());
    document.touch(path);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <ul className={css.own}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are an error that must be seen
          <OwnName key={index} of={of} index={index} name={name} kind={kind} plant={plant} />
        ))}
      </ul>
      {names.length < projectFormLimits.specifications.custom && (
        <div className={css.add}>
          <TextField
            id={path}
            label={texts.own}
            help={texts.ownHelp}
            error={issue}
            maxLength={60}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button look="secondary" className={css.addButton} onClick={add}>
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}

interface OwnNameProps extends OwnFeaturesProps {
  readonly index: number;
  readonly name: string;
}

function OwnName({ of, index, name, kind, plant }: OwnNameProps) {
  const document = useFormDocument();
  const path = `${of}.custom.${index}` as const;
  const own = useOwnFeature(kind, plant, name);
  return (
    <li className={css.ownRow} id={path} tabIndex={-1}>
      <div>
        <strong>{name}</strong> <span className={css[own?.state ?? 'new']}>{texts.states[own?.state ?? 'new']}</span>
        {own?.reason && <p className={css.reason}>{texts.reason(own.reason)}</p>}
        <FieldMessage id={`${path}-message`} error={useFormIssue(path)} />
      </div>
      <IconButton
        icon={trashIcon}
        label={texts.remove(name)}
        onClick={() => removeItem(document, `${of}.custom`, index)}
      />
    </li>
  );
}
