import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { type FairCard, fairDoor } from '../../model/fair-card.ts';
import { texts } from '../../texts.ts';
import css from './popup.module.css';

/** Says that a fair is on. When it comes, where it stands and that it was seen is the shell's, which mounts it [B082]. */
export function Popup({ data: { fair } }: { readonly data: { readonly fair: FairCard | null } }) {
  if (!fair) return null;
  return (
    <div className={css.popup} data-boundary="mf-fair">
      <p className={css.title}>{texts.popup.title(fair.name)}</p>
      <p className={css.text}>{texts.fair.daysLeft(fair.daysLeft, fair.ends)}</p>
      <ButtonLink size="s" className={css.link} href={fairDoor(fair)}>
        {texts.fair.seeProjects}
      </ButtonLink>
    </div>
  );
}
