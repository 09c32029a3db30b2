import { textOf } from '@umbral/kit/form/form-data.ts';

export const frequencies = ['daily', 'weekly', 'monthly'] as const;

/** What the form of an alert changes, by the names of the call. */
export interface AlertEdit {
  readonly name: string;
  readonly frequency: (typeof frequencies)[number] | undefined;
}

/** Reads the form; a frequency that it does not offer changes nothing. */
export function readAlertEdit(data: FormData): AlertEdit {
  return {
    name: textOf(data, 'name'),
    frequency: frequencies.find((one) => one === data.get('frequency')),
  };
}
