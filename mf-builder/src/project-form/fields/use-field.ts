import type { FieldLook } from '@umbral/kit/fields/field.tsx';
import type { FormPath } from '../../form-document/form-path.ts';
import { useFormDocument, useFormIssue } from '../../form-document/use-form-document.ts';
import { afterPress } from './after-press.ts';
import { fieldTextOf } from './field-name.ts';

/** What every control of the form takes: its words, its issue, and that a person has left it. */
export interface FieldOf extends Pick<FieldLook, 'label' | 'help' | 'error' | 'mark'> {
  readonly id: string;
  readonly onBlur: () => void;
}

/** The field at a path. Its control has the path as its `id`, so that an issue finds it. */
export function useField(of: FormPath): FieldOf {
  const { touch } = useFormDocument();
  const error = useFormIssue(of);
  const { label, help, isRequired } = fieldTextOf(of);
  return { id: of, label, help, error, mark: isRequired && 'required', onBlur: () => afterPress(() => touch(of)) };
}
