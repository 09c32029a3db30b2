import { Button } from '@umbral/kit/actions/button.tsx';
import { chevronDownIcon, chevronUpIcon } from '@umbral/kit/media/icons.ts';
import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { useEffect, useId, useState } from 'react';
import type { ConsoleIdentity } from '../console-identity.ts';
import css from './toolbar.module.css';
import { ToolbarPanel } from './toolbar-panel.tsx';
import { toolbarTexts } from './toolbar-texts.ts';

interface ToolbarProps {
  readonly bus: Bus;
  readonly identity: ConsoleIdentity;
  readonly environment: string;
  readonly onInspect: () => void;
}

/** The console's corner on every page of the portal; what it says is of the page that is shown now. */
export function Toolbar({ bus, identity, environment, onInspect }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState(location.href);
  const panel = useId();
  useEffect(() => {
    const shown = bus.on('shell/navigated').subscribe(() => setHref(location.href));
    return () => shown.unsubscribe();
  }, [bus]);
  return (
    <aside className={css.toolbar} aria-label={toolbarTexts.title}>
      {isOpen && (
        <div id={panel} className={css.panel}>
          <ToolbarPanel key={href} identity={identity} environment={environment} href={href} onInspect={onInspect} />
        </div>
      )}
      <Button
        look="secondary"
        size="s"
        className={css.handle}
        icon={isOpen ? chevronDownIcon : chevronUpIcon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {toolbarTexts.title}
      </Button>
    </aside>
  );
}
