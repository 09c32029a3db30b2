import type { Tower, UnitPlant } from '@umbral/domain/api/units.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { NumberField } from '@umbral/kit/fields/number-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useState } from 'react';
import type { History } from '../sheet/table/use-history.ts';
import { TowerMaker } from './tower-maker.tsx';
import type { UnitRow } from './unit-rows.ts';
import css from './units.module.css';
import { unitsTexts as texts } from './units-texts.ts';

interface TowersPanelProps {
  readonly projectId: number;
  readonly towers: readonly Tower[];
  readonly onTowers: (towers: readonly Tower[]) => void;
  readonly plants: readonly UnitPlant[];
  readonly history: History<readonly UnitRow[]>;
}

type Draft = { readonly id: number | null; readonly name: string; readonly floors: number | undefined };

/** The towers of a project: their names and floors, and new ones with all their homes. */
export function TowersPanel({ projectId, towers, onTowers, plants, history }: TowersPanelProps) {
  const { call, toast } = useRemote();
  const [drafts, setDrafts] = useState<readonly Draft[]>(towers);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const write = (index: number, change: Partial<Draft>) =>
    setDrafts((all) => all.map((tower, place) => (place === index ? { ...tower, ...change } : tower)));

  /** Stores towers and gives them back with their numbers; nothing where they were refused. */
  const store = async (wanted: readonly Draft[]): Promise<readonly Tower[] | undefined> => {
    setSaving(true);
    setIssues({});
    const whole = wanted.map(({ id, name, floors }) => ({ id, name, floors: floors ?? 0 }));
    try {
      const { sendTowers } = await import(/* webpackChunkName: "units-calls" */ './units-calls.ts');
      const answer = await sendTowers(call, projectId, whole);
      onTowers(answer.towers);
      setDrafts(answer.towers);
      return answer.towers;
    } catch (error) {
      const wrong = error instanceof ApiError ? error.problem.issues : undefined;
      setIssues(wrong ?? { towers: texts.failed });
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  const save = async () => {
    if (await store(drafts)) toast({ tone: 'success', text: texts.allSaved });
  };
  const add = async (tower: Draft) => (await store([...towers, tower]))?.find(({ name }) => name === tower.name);
  return (
    <div className={css.towers}>
      <Accordion summary={texts.towers}>
        {drafts.map((tower, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tower that is not stored yet has nothing but its place
          <div key={index} className={css.tower}>
            <TextField
              label={texts.towerName}
              value={tower.name}
              maxLength={40}
              error={issues[`towers.${index}.name`]}
              onChange={({ target }) => write(index, { name: target.value })}
            />
            <NumberField
              label={texts.floors}
              value={tower.floors}
              error={issues[`towers.${index}.floors`]}
              onChange={(floors) => write(index, { floors })}
            />
            <IconButton
              icon={trashIcon}
              label={texts.removeTower(tower.name)}
              onClick={() => setDrafts((all) => all.filter((_, place) => place !== index))}
            />
          </div>
        ))}
        <p className={css.hint}>{texts.towersHint}</p>
        {issues.towers && (
          <Notice tone="error" role="alert">
            {issues.towers}
          </Notice>
        )}
        <Button look="secondary" isLoading={isSaving} onClick={() => void save()}>
          {texts.saveTowers}
        </Button>
      </Accordion>
      {plants.length > 0 && (
        <Accordion summary={texts.generate} isOpen={towers.length === 0 || undefined}>
          <TowerMaker key={towers.length} towers={towers} plants={plants} onAdd={add} history={history} />
        </Accordion>
      )}
    </div>
  );
}
