import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { EventFilter } from './event-tree.ts';
import css from './inspector.module.css';
import { inspectorTexts } from './inspector-texts.ts';

const kinds = ['fact', 'intent', 'refused'] as const;

interface InspectorFiltersProps {
  readonly filter: EventFilter;
  readonly remotes: readonly string[];
  readonly onChange: (filter: EventFilter) => void;
}

/** By application, by kind, by a part of the topic. */
export function InspectorFilters({ filter, remotes, onChange }: InspectorFiltersProps) {
  return (
    <div className={css.filters}>
      <SelectField
        label={inspectorTexts.remote}
        placeholder={inspectorTexts.allRemotes}
        options={remotes.map((name) => ({ value: name, label: name }))}
        value={filter.remote}
        onChange={({ currentTarget }) => onChange({ ...filter, remote: currentTarget.value })}
      />
      <SelectField
        label={inspectorTexts.kind}
        placeholder={inspectorTexts.allKinds}
        options={kinds.map((kind) => ({ value: kind, label: inspectorTexts.kinds[kind] }))}
        value={filter.kind}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, kind: kinds.find((kind) => kind === currentTarget.value) ?? '' })
        }
      />
      <TextField
        label={inspectorTexts.topic}
        value={filter.topic}
        onChange={({ currentTarget }) => onChange({ ...filter, topic: currentTarget.value })}
      />
    </div>
  );
}
