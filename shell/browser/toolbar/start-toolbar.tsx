import { production } from '@umbral/protocol/composition/environment.ts';
import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { createRoot } from 'react-dom/client';
import { readConsoleIdentity } from '../console-identity.ts';
import { startInspector } from '../inspector/start-inspector.tsx';
import { Toolbar } from './toolbar.tsx';

/** Shows the toolbar once the console has said who sits here; to nobody else, whatever their cookies say. */
export async function startToolbar(bus: Bus, environment: string | undefined): Promise<void> {
  const identity = await readConsoleIdentity().catch(() => null);
  if (!identity) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { identifierPrefix: 't-' });
  root.render(
    <Toolbar
      bus={bus}
      identity={identity}
      environment={environment || production}
      onInspect={() => void startInspector(bus)}
    />,
  );
}
