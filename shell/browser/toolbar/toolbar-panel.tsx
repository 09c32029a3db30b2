import { Button } from '@umbral/kit/actions/button.tsx';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import type { ConsoleIdentity } from '../console-identity.ts';
import { consoleUrl, newLinkUrl } from './console-urls.ts';
import { pageApps } from './page-apps.ts';
import { pinsOf } from './report.ts';
import { ReportForm } from './report-form.tsx';
import css from './toolbar.module.css';
import { toolbarTexts as texts } from './toolbar-texts.ts';

interface ToolbarPanelProps {
  readonly identity: ConsoleIdentity;
  readonly environment: string;
  /** Address of the page. */
  readonly href: string;
  readonly onInspect: () => void;
}

/** Which versions drew the page, and what can be done from here. */
export function ToolbarPanel({ identity, environment, href, onInspect }: ToolbarPanelProps) {
  const apps = pageApps();
  const { pathname, search } = new URL(href);
  const look = buttonClass({ look: 'secondary', size: 's' });
  return (
    <>
      <p className={css.quiet}>{texts.lead(identity.name)}</p>
      <h2 className={css.title}>{texts.drawnBy}</h2>
      <ul className={css.apps}>
        {apps.map(({ app, version }) => (
          <li key={app}>
            <a href={`${consoleUrl(environment)}/remotos/${app}`}>{app}</a> <code>{version}</code>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <a className={look} href={newLinkUrl(environment, pinsOf({ identity, apps }), `${pathname}${search}`)}>
          {texts.link}
        </a>
        <Button look="secondary" size="s" onClick={onInspect}>
          {texts.inspect}
        </Button>
        <a className={look} href={consoleUrl(environment)}>
          {texts.console}
        </a>
      </div>
      <ReportForm environment={environment} seen={{ identity, apps, href }} />
    </>
  );
}
