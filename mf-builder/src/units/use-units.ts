import type { MovedUnit, Unit } from '@umbral/domain/api/units.ts';
import { unitLimits } from '@umbral/domain/limits/unit-limits.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type History, useHistory } from '../sheet/table/use-history.ts';
import { useFailure } from '../ui/use-failure.ts';
import { changesOf, type RowChange, rowOf, type UnitRow, withNumbers } from './unit-rows.ts';
import type { BuilderUnits } from './units-queries.ts';
import { unitsTexts as texts } from './units-texts.ts';

/** Homes that are edited here and stored there. */
export interface UnitsEditing {
  readonly history: History<readonly UnitRow[]>;
  /** In how many homes the table differs from what is stored. */
  readonly unsaved: number;
  readonly isSaving: boolean;
  /** Why the last saving failed. */
  readonly failure: string | undefined;
  readonly issueOf: (row: number, key: string) => string | undefined;
  readonly moved: readonly MovedUnit[];
  readonly save: () => Promise<void>;
  /** Settles a home that moved on: as it is now, or as it stands here. */
  readonly settle: (unit: MovedUnit, how: 'mine' | 'theirs') => void;
}

type Issues = Readonly<Record<string, string>>;

/** The table of homes, what is stored of them, and the way from one to the other. Nothing typed is lost by a failure. */
export function useUnits({ project, units }: BuilderUnits): UnitsEditing {
  const { call, toast } = useRemote();
  const sentenceOf = useFailure();
  const [stored, setStored] = useState<ReadonlyMap<number, Unit>>(() => new Map(units.map((unit) => [unit.id, unit])));
  const [rows, setRows] = useState<readonly UnitRow[]>(() => units.map(rowOf));
  const history = useHistory(rows, setRows);
  const [issues, setIssues] = useState<ReadonlyMap<UnitRow, Issues>>(new Map());
  const [moved, setMoved] = useState<readonly MovedUnit[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const running = useRef(false);
  const changes = useMemo(() => changesOf(stored, rows), [stored, rows]);
  useLeavingQuestion(changes.length > 0);

  const take = (part: readonly RowChange[], answer: Awaited<ReturnType<typeof send>>) => {
    const gone = answer.moved.filter(({ unit }) => !unit).map(({ id }) => id);
    setStored((known) => {
      const next = new Map(known);
      for (const unit of [...answer.units, ...answer.moved.flatMap(({ unit }) => unit ?? [])]) next.set(unit.id, unit);
      for (const id of [...answer.removed, ...gone]) next.delete(id);
      return next;
    });
    const fresh = part.some(({ change }) => change.id === null);
    if (fresh) setRows((now) => withNumbers(now, answer.units));
    setMoved((before) => [...before.filter(({ id }) => !answer.moved.some((unit) => unit.id === id)), ...answer.moved]);
  };
  const send = async (part: readonly RowChange[]) => {
    const { sendUnits } = await import(/* webpackChunkName: "units-calls" */ './units-calls.ts');
    return sendUnits(
      call,
      project.id,
      part.map(({ change }) => change),
    );
  };

  const save = async () => {
    if (running.current || changes.length === 0) return;
    running.current = true;
    setSaving(true);
    setFailure(undefined);
    setIssues(new Map());
    let part: readonly RowChange[] = [];
    try {
      for (let start = 0; start < changes.length; start += unitLimits.changes) {
        part = changes.slice(start, start + unitLimits.changes);
        take(part, await send(part));
      }
      toast({ tone: 'success', text: texts.allSaved });
    } catch (error) {
      const wrong = error instanceof ApiError ? error.problem.issues : undefined;
      setFailure(wrong ? (wrong.units ?? texts.invalid) : (await sentenceOf(error, texts.failed)).text);
      if (wrong) setIssues(issuesByRow(wrong, part, rows));
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return {
    ...{ history, isSaving, failure, moved, save },
    unsaved: changes.length,
    issueOf: (row, key) => {
      const home = rows[row];
      return home && issues.get(home)?.[key];
    },
    settle: ({ id, unit }, how) => {
      setMoved((all) => all.filter((entry) => entry.id !== id));
      if (how === 'theirs') setRows((now) => now.flatMap((row) => (row.id === id ? (unit ? rowOf(unit) : []) : row)));
    },
  };
}

/** What the server found wrong, by the row that it is about: a row that is changed is another one. */
function issuesByRow(
  wrong: Issues,
  part: readonly RowChange[],
  rows: readonly UnitRow[],
): ReadonlyMap<UnitRow, Issues> {
  const found = new Map<UnitRow, Record<string, string>>();
  for (const [path, text] of Object.entries(wrong)) {
    const [, index = '', field = ''] = path.split('.');
    const place = part[Number(index)]?.row;
    const row = place === undefined ? undefined : rows[place];
    if (row) found.set(row, { ...found.get(row), [field === 'id' ? 'name' : field]: text });
  }
  return found;
}

/** The browser asks before the page is left with something that is not saved. */
function useLeavingQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
