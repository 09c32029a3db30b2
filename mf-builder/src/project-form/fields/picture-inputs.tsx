import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { FormPath } from '../../form-document/form-path.ts';
import { itemsOf } from '../../form-document/form-path.ts';
import { useFormIssues, useFormText, useFormValue, useSetFormValue } from '../../form-document/use-form-document.ts';
import { PictureField } from '../../pictures/fields/picture-field.tsx';
import { PictureKeysField } from '../../pictures/list/picture-keys-field.tsx';
import { fieldTextOf } from './field-name.ts';

interface PictureInputProps {
  readonly of: FormPath;
  readonly purpose: UploadPurpose;
}

/** One picture. */
export function PictureInput({ of, purpose }: PictureInputProps) {
  const set = useSetFormValue();
  const issueOf = useFormIssues(of);
  const { label, help, isRequired } = fieldTextOf(of);
  return (
    <PictureField
      purpose={purpose}
      value={useFormText(of) || null}
      onChange={(key) => set(of, key)}
      label={label}
      name={of}
      error={issueOf('')}
      required={isRequired}
      help={help}
    />
  );
}

/** Pictures without names. */
export function PictureKeysInput({ of, purpose, max }: PictureInputProps & { readonly max: number }) {
  const set = useSetFormValue();
  return (
    <PictureKeysField
      purpose={purpose}
      value={itemsOf(useFormValue(of)).map(String)}
      onChange={(keys) => set(of, keys)}
      max={max}
      label={fieldTextOf(of).label}
      name={of}
      issueOf={useFormIssues(of)}
    />
  );
}
