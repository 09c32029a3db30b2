import { Icon } from '@umbral/kit/media/icon.tsx';
import { buildingIcon } from '@umbral/kit/media/icons.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import css from './builder-logo.module.css';

/** A builder's mark on white; a building where it has none. */
export function BuilderLogo({ logo }: { readonly logo?: ImageSource }) {
  return (
    <span className={css.logo}>
      {logo ? (
        <img src={logo.src} alt="" width={logo.width} height={logo.height} loading="lazy" decoding="async" />
      ) : (
        <Icon of={buildingIcon} size="l" />
      )}
    </span>
  );
}
