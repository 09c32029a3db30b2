import { Button } from '@umbral/kit/actions/button.tsx';
import { plusIcon } from '@umbral/kit/media/icons.ts';
import { FaultRow } from './fault-row.tsx';
import type { FaultChoice } from './link-draft.ts';
import css from './link-form.module.css';
import { linksTexts } from './links-texts.ts';

interface FaultRowsProps {
  readonly rows: readonly FaultChoice[];
  /** Remotes that whoever makes the link may spoil. */
  readonly remotes: readonly string[];
  readonly isTried: boolean;
  readonly onChange: (rows: readonly FaultChoice[]) => void;
}

/** As many as the registry takes. */
const mostFaults = 14;

/** What goes wrong on purpose for whoever opens the link. */
export function FaultRows({ rows, remotes, isTried, onChange }: FaultRowsProps) {
  const [remote] = remotes;
  if (remote === undefined) return null;
  const change = (changed: FaultChoice) => onChange(rows.map((row) => (row.key === changed.key ? changed : row)));
  const add = () =>
    onChange([...rows, { key: crypto.randomUUID(), remote, side: 'server', fault: 'slow', ms: '', files: '' }]);
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{linksTexts.faults}</legend>
      {rows.map((row) => (
        <FaultRow
          key={row.key}
          row={row}
          remotes={remotes}
          isTried={isTried}
          onChange={change}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      {rows.length < mostFaults && (
        <Button look="secondary" size="s" icon={plusIcon} className={css.add} onClick={add}>
          {linksTexts.addFault}
        </Button>
      )}
    </fieldset>
  );
}
