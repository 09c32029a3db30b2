import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useEffect, useMemo, useState } from 'react';
import { SheetEditor } from '../sheet-editor.tsx';
import type { RowIssues } from '../table/column.ts';
import { type History, useHistory } from '../table/use-history.ts';
import { useSameList } from '../table/use-same-list.ts';
import type { DraftRow } from './draft-row.ts';
import { firstHome, type HomeRow, homeRows, homeTable, withHomes } from './home-table.ts';
import { PartSwitch } from './part-switch.tsx';
import { plantTable, repeatedNames } from './plant-table.ts';
import { priceListTexts as texts } from './price-list-texts.ts';

export interface PriceListProps {
  /** The typologies of the form, as it holds them. */
  readonly plants: readonly DraftRow[];
  readonly onChange: (plants: readonly DraftRow[]) => void;
  /** A typology of which nothing is known yet. */
  readonly makePlant: () => DraftRow;
  /** What the form says of a field, by its path below the typologies: `0.price`, `0.stock.2.name`. */
  readonly issueOf?: (path: string) => string | undefined;
}

export interface PriceListDialogProps extends PriceListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The price list over the whole screen. Every change is the form's at once; closing takes nothing back. */
export function PriceListDialog({ isOpen, onClose, ...list }: PriceListDialogProps) {
  return (
    <Dialog
      variant="full"
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <PriceList {...list} />
    </Dialog>
  );
}

type Checks = typeof import('./plant-checks.ts');

/** The rules of the form, once they are here: the schema is heavy and nobody waits for it. */
function useChecks(): Checks | undefined {
  const [checks, setChecks] = useState<Checks>();
  useEffect(() => {
    const take = (loaded: Checks) => setChecks(loaded);
    // Without them the table is written all the same: the form and the server say what is wrong.
    import(/* webpackChunkName: "sheet-checks" */ './plant-checks.ts').then(take, () => undefined);
  }, []);
  return checks;
}

/** All typologies and all homes for immediate delivery, each in one table, with one past for both. */
export function PriceList({ plants: given, onChange, makePlant, issueOf }: PriceListProps) {
  const plants = useSameList(given);
  const history = useHistory(plants, onChange);
  const checks = useChecks();
  const [part, setPart] = useState<'plants' | 'homes'>('plants');
  const homes = useMemo(() => homeRows(plants), [plants]);
  const repeated = useMemo(() => repeatedNames(plants), [plants]);
  const tableOfPlants = useMemo(() => plantTable(makePlant, checks?.plantIssues), [makePlant, checks]);
  const names = JSON.stringify(plants.map(({ name }) => name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table of homes knows of the typologies only their names
  const tableOfHomes = useMemo(() => homeTable(plants, homeCheck(checks)), [names, checks]);
  const placeIn = useMemo(() => placesOf(homes), [homes]);

  const plantIssue = (row: number, key: string) =>
    (key === 'name' && repeated.has(row) ? texts.repeated : undefined) ??
    (plants[row] && checks?.plantIssues(plants[row])[key]) ??
    issueOf?.(`${row}.${key}`);
  const homeIssue = (row: number, key: string) => {
    const home = homes[row];
    const plant = home && plants[home.plant];
    const path = `stock.${placeIn[row]}.${key}`;
    return (home && checks?.homeIssues(home.home)[key]) ?? (plant && issueOf?.(`${home.plant}.${path}`));
  };
  const homeHistory: History<readonly HomeRow[]> = {
    ...history,
    value: homes,
    change: (rows, name) => history.change(withHomes(plants, rows), name),
  };
  return (
    <PartSwitch label={texts.parts} parts={['plants', 'homes']} part={part} onPart={setPart}>
      {part === 'plants' ? (
        <SheetEditor
          label={texts.plants}
          table={tableOfPlants}
          rows={plants}
          onChange={onChange}
          history={history}
          issueOf={plantIssue}
          fileName={texts.plantsFile}
        />
      ) : plants.length === 0 ? (
        <Notice>{texts.noPlants}</Notice>
      ) : (
        <SheetEditor
          label={texts.homes}
          table={tableOfHomes}
          rows={homes}
          onChange={(rows) => onChange(withHomes(plants, rows))}
          history={homeHistory}
          makeRow={firstHome}
          issueOf={homeIssue}
          fileName={texts.homesFile}
        />
      )}
    </PartSwitch>
  );
}

function homeCheck(checks: Checks | undefined): ((row: HomeRow) => RowIssues) | undefined {
  return checks && (({ home }) => checks.homeIssues(home));
}

/** The place of each home within its typology. */
function placesOf(homes: readonly HomeRow[]): number[] {
  const counts = new Map<number, number>();
  return homes.map(({ plant }) => {
    const place = counts.get(plant) ?? 0;
    counts.set(plant, place + 1);
    return place;
  });
}
