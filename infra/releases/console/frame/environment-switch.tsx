import { environmentUrl } from '../../src/console/console-urls.ts';
import { shownEnvironment } from '../registry/shown-environment.ts';
import css from './environment-switch.module.css';
import { frameTexts } from './frame-texts.ts';

/** Says which environment is shown, and leads to the others; nothing where there are none. */
export function EnvironmentSwitch({ names }: { readonly names: readonly string[] }) {
  if (names.every((name) => name === shownEnvironment)) return null;
  return (
    <nav aria-label={frameTexts.environments} className={css.environments}>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>
            {/* Another environment is another document. */}
            <a href={environmentUrl(name)} className={css.name} aria-current={name === shownEnvironment || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
