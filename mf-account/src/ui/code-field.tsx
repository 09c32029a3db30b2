import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { ComponentProps } from 'react';

/** As long as the server reads: a recovery code with whatever is typed between its parts. */
const longestCode = 40;

/** Where a code of one use is typed: of an application, of a letter, of paper or of the installation's own command. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestCode}
      required
    />
  );
}
