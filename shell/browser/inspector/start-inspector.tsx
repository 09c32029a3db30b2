import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { createRoot } from 'react-dom/client';
import { boot } from '../boot-data.ts';
import { InspectorPanel } from './inspector-panel.tsx';
import { mayInspect } from './may-inspect.ts';
import { createRecorder } from './recorder.ts';

/** Opens the inspector of this tab's bus, for those who may look. */
export async function startInspector(bus: Bus): Promise<void> {
  if (!(await mayInspect())) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { identifierPrefix: 'i-' });
  const recorder = createRecorder(bus);
  const versions = Object.fromEntries([
    ['shell', boot.shellVersion],
    ...boot.remotes.map(({ name, version }) => [name, version]),
  ]);
  const close = () => {
    recorder.stop();
    root.unmount();
    place.remove();
  };
  root.render(<InspectorPanel bus={bus} recorder={recorder} versions={versions} onClose={close} />);
}
