import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { eyeIcon, eyeOffIcon } from '../media/icons.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

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
