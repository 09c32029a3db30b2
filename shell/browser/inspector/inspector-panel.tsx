import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { chevronDownIcon, chevronUpIcon, closeIcon } from '@umbral/kit/media/icons.ts';
import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { useState, useSyncExternalStore } from 'react';
import { EventItem } from './event-item.tsx';
import { eventTree, everything, fits } from './event-tree.ts';
import css from './inspector.module.css';
import { InspectorFilters } from './inspector-filters.tsx';
import { inspectorTexts } from './inspector-texts.ts';
import type { Recorder } from './recorder.ts';
import { record } from './recording.ts';
import { ReplayPart } from './replay-part.tsx';
import { saveFile } from './save-file.ts';

interface InspectorPanelProps {
  readonly bus: Bus;
  readonly recorder: Recorder;
  readonly versions: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

/** What goes over the bus of this tab, as chains of cause and effect. */
export function InspectorPanel({ bus, recorder, versions, onClose }: InspectorPanelProps) {
  const events = useSyncExternalStore(recorder.subscribe, recorder.events);
  const isPaused = useSyncExternalStore(recorder.subscribe, recorder.isPaused);
  const [filter, setFilter] = useState(everything);
  const [isFolded, setFolded] = useState(false);
  const chains = eventTree(events, filter);
  const shown = events.filter((event) => fits(event, filter)).length;
  const save = () =>
    saveFile(inspectorTexts.fileName, JSON.stringify(record(events, { path: location.pathname, versions }), null, 1));
  return (
    <aside className={css.panel} aria-label={inspectorTexts.title}>
      <header className={css.head}>
        <h2 className={css.title}>{inspectorTexts.title}</h2>
        <p className={css.count}>{inspectorTexts.count(shown, events.length)}</p>
        <div className={css.tools}>
          <Button look="ghost" size="s" aria-pressed={isPaused} onClick={() => recorder.setPaused(!isPaused)}>
            {isPaused ? inspectorTexts.resume : inspectorTexts.pause}
          </Button>
          <Button look="ghost" size="s" onClick={recorder.clear}>
            {inspectorTexts.clear}
          </Button>
          <Button look="ghost" size="s" onClick={save}>
            {inspectorTexts.save}
          </Button>
          <IconButton
            icon={isFolded ? chevronUpIcon : chevronDownIcon}
            label={isFolded ? inspectorTexts.unfold : inspectorTexts.fold}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          />
          <IconButton icon={closeIcon} label={inspectorTexts.close} onClick={onClose} />
        </div>
      </header>
      {!isFolded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
        <section className={css.body} tabIndex={0} aria-label={inspectorTexts.list}>
          <InspectorFilters filter={filter} remotes={Object.keys(versions)} onChange={setFilter} />
          {chains.length === 0 && (
            <p className={css.empty}>{events.length === 0 ? inspectorTexts.empty : inspectorTexts.nothingFits}</p>
          )}
          <ol className={css.chains} reversed>
            {chains.map((node) => (
              <EventItem key={node.event.id} node={node} filter={filter} />
            ))}
          </ol>
          <ReplayPart bus={bus} />
        </section>
      )}
    </aside>
  );
}
