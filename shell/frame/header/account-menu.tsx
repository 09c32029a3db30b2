import { routes } from '@umbral/domain/routes/table.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { chevronDownIcon, logoutIcon, userIcon } from '@umbral/kit/media/icons.ts';
import { askToSignIn } from '@umbral/kit/remote/ask-to-sign-in.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { useStore } from '../../store.ts';
import { useFrame } from '../frame-ports.ts';
import css from './account-menu.module.css';
import { headerTexts } from './header-texts.ts';
import { roleMenu } from './role-menus.ts';

const texts = headerTexts.header;

/** "Ingresar" for an anonymous visitor, the user's menu by role afterwards [B018, B077]. */
export function AccountMenu() {
  const { session } = useFrame();
  const user = useStore(session);
  return user ? <UserMenu user={user} /> : <SignIn />;
}

function SignIn() {
  const ports = useFrame();
  return (
    <div className={css.signIn}>
      <span className={css.register}>
        {texts.noAccount} <a href={routes.registration.href()}>{texts.register}</a>
      </span>
      <a
        href={routes.login.href()}
        className={buttonClass({ look: 'secondary', size: 's' })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          askToSignIn(ports, { view: 'login' });
        }}
      >
        <Icon of={userIcon} />
        <span className={css.label}>{texts.signIn}</span>
      </a>
    </div>
  );
}

function UserMenu({ user }: { readonly user: Session }) {
  const { session } = useFrame();
  return (
    <details className={css.menu} name="main-menu">
      <summary className={css.summary}>
        <Icon of={userIcon} />
        <span className={css.label}>{texts.account(user.name)}</span>
        <Icon of={chevronDownIcon} size="s" />
      </summary>
      <ul className={css.links}>
        {roleMenu(user.roles).map(({ href, text, isButton }) => (
          <li key={href}>
            <a className={isButton ? buttonClass({ wide: true }) : css.link} href={href}>
              {text}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={css.link} data-opens="notifications">
            {texts.notifications}
          </button>
        </li>
        <li>
          <button type="button" className={css.link} onClick={() => session.signOut()}>
            <Icon of={logoutIcon} />
            {texts.signOut}
          </button>
        </li>
      </ul>
    </details>
  );
}
