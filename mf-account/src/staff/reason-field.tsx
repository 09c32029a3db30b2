import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { staffTexts } from '../texts/staff-texts.ts';

interface ReasonFieldProps {
  readonly form: FormFields;
  readonly help?: string;
  readonly isOptional?: boolean;
}

/** The reason of a change, for whoever reads it later. */
export function ReasonField({ form, help, isOptional }: ReasonFieldProps) {
  return (
    <TextareaField
      {...form.field('reason')}
      label={staffTexts.reason}
      mark={isOptional ? 'optional' : undefined}
      help={help}
      maxLength={300}
      rows={3}
    />
  );
}

const shortest = 3;

/** What is wrong with a reason that must be given. */
export function reasonIssues(data: FormData): Issues {
  return foundIssues({ reason: textOf(data, 'reason').length < shortest && staffTexts.reasonMissing });
}

/** The reason that was given; null where none was. */
export function reasonOf(data: FormData): string | null {
  return textOf(data, 'reason') || null;
}
