import { Icon } from '@umbral/kit/media/icon.tsx';
import { bellIcon, calculatorIcon, compareIcon, heartIcon } from '@umbral/kit/media/icons.ts';
import { invitationTexts } from '../texts/invitation-texts.ts';
import css from './invitation.module.css';

const icons = { favourites: heartIcon, alerts: bellIcon, comparisons: compareIcon, quotes: calculatorIcon };

/** What is kept for a person with an account. */
export function Benefits() {
  return (
    <ul className={css.benefits}>
      {invitationTexts.benefits.map(({ key, title, text }) => (
        <li key={key} className={css.benefit}>
          <span className={css.icon}>
            <Icon of={icons[key]} />
          </span>
          <div>
            <h2 className={css.name}>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
