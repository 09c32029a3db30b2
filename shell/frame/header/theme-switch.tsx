import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { moonIcon } from '@umbral/kit/media/icons.ts';
import { toggleTheme } from '../theme.ts';
import css from './header.module.css';
import { headerTexts } from './header-texts.ts';

/** Light or dark; the first choice is the system's. */
export function ThemeSwitch() {
  return <IconButton className={css.theme} icon={moonIcon} label={headerTexts.header.theme} onClick={toggleTheme} />;
}
