import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { eyeIcon, eyeOffIcon } from './icons.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { uiTexts } from './ui-texts.ts';

/** A password that can be read while one types; `autoComplete` tells managers which one it is. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      end={
        <IconButton
          icon={isShown ? eyeOffIcon : eyeIcon}
          label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
