import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { isRecord, itemsOf } from '../../form-document/form-path.ts';
import { useFormIssues, useFormValue, useSetFormValue } from '../../form-document/use-form-document.ts';
import { type NamedPicture, PictureListField } from '../../pictures/list/picture-list-field.tsx';
import { fieldTextOf } from '../fields/field-name.ts';

const path = 'common_area_photos';

/** What a draft holds of the photos: without a picture there is none. */
function photosOf(value: unknown): NamedPicture[] {
  return itemsOf(value).flatMap((item) => {
    if (!isRecord(item) || typeof item.image !== 'string') return [];
    return [{ name: typeof item.name === 'string' ? item.name : '', image: item.image }];
  });
}

/** The common areas, as buyers see them first [B096]. */
export function PhotosSection() {
  const set = useSetFormValue();
  const { label, help } = fieldTextOf(path);
  return (
    <PictureListField
      purpose="project-photo"
      value={photosOf(useFormValue(path))}
      onChange={(photos) => set(path, photos)}
      max={projectFormLimits.commonAreaPhotos.max}
      label={label}
      help={help}
      name={path}
      issueOf={useFormIssues(path)}
    />
  );
}
