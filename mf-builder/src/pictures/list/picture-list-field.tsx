import { projectFormTexts } from '@umbral/domain/project-form/project-form-texts.ts';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { PictureList, type PictureListLook } from './picture-list.tsx';

/** A picture with what it shows, which is its alternative text on the portal. */
export interface NamedPicture {
  readonly name: string;
  readonly image: string;
}

interface PictureListFieldProps extends PictureListLook {
  readonly value: readonly NamedPicture[];
  readonly onChange: (value: NamedPicture[]) => void;
}

const nameLimit = 80;

/** Pictures with their names, as the photos of common areas [B096]. */
export function PictureListField({ value, onChange, issueOf, name, ...look }: PictureListFieldProps) {
  return (
    <PictureList
      {...look}
      {...{ issueOf, name }}
      fullText={look.purpose === 'project-photo' ? projectFormTexts.photos : look.fullText}
      items={value}
      onItems={(items) => onChange([...items])}
      keyOf={({ image }) => image}
      itemOf={(image) => ({ name: '', image })}
      titleOf={(picture) => picture.name}
      fieldsOf={(picture, place, change) => (
        <TextField
          label={texts.list.name(place + 1)}
          name={name && `${name}.${place}.name`}
          value={picture.name}
          maxLength={nameLimit}
          autoComplete="off"
          required
          help={texts.list.nameHelp}
          error={issueOf(`${place}.name`)}
          onChange={({ currentTarget }) => change({ ...picture, name: currentTarget.value })}
        />
      )}
    />
  );
}
