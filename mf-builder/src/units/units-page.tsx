import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SegmentedControl } from '@umbral/kit/fields/segmented-control.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { type ComponentType, useMemo, useState } from 'react';
import type { SheetEditorProps } from '../sheet/sheet-editor.tsx';
import { usePart } from '../ui/use-part.ts';
import { MovedNotice } from './moved-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { TowersPanel } from './towers-panel.tsx';
import type { UnitRow } from './unit-rows.ts';
import { unitTable } from './unit-table.ts';
import css from './units.module.css';
import { UnitsFacade } from './units-facade.tsx';
import type { loader } from './units-route.ts';
import { UnitsTable } from './units-table.tsx';
import { unitsTexts as texts } from './units-texts.ts';
import { useUnits } from './use-units.ts';

const views = ['table', 'facade'] as const;

/** Towers, floors and homes of a project: edited in a table, by spreadsheet, and on the façade [R119]. */
export function UnitsPage() {
  const data = useLoaderData<typeof loader>();
  const { project, plants } = data;
  const [towers, setTowers] = useState(data.towers);
  const [view, setView] = useState<(typeof views)[number]>('table');
  // Of the page and not of its view: whoever comes back from the façade does not wait again.
  const editor = usePart(loadEditor);
  const editing = useUnits(data);
  const { history } = editing;
  const rows = history.value;
  const table = useMemo(() => unitTable(towers, plants), [towers, plants]);
  const free = rows.filter(({ state }) => state === 'available').length;
  return (
    <Container className={css.page}>
      <PageHeading
        lead={texts.lead(project.title)}
        action={
          <div className={css.ways}>
            <ButtonLink href={routes.builderVersions.href({ id: String(project.id) })} look="ghost">
              {texts.versions}
            </ButtonLink>
            <ButtonLink href={routes.builderProjects.href()} look="secondary">
              {texts.back}
            </ButtonLink>
          </div>
        }
      >
        {texts.title}
      </PageHeading>
      <noscript>
        <Notice tone="warning">{texts.noScript}</Notice>
      </noscript>
      <TowersPanel projectId={project.id} towers={towers} onTowers={setTowers} plants={plants} history={history} />
      <SaveBar editing={editing} count={texts.count(rows.length, free)} />
      <MovedNotice moved={editing.moved} onSettle={editing.settle} />
      <SegmentedControl
        legend={texts.views}
        name="vista"
        segments={views.map((value) => ({ value, label: texts[value] }))}
        value={view}
        onChange={(value) => setView(views.find((known) => known === value) ?? 'table')}
      />
      {rows.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {view === 'facade' ? (
        <UnitsFacade towers={towers} history={history} />
      ) : (
        <UnitsTable
          editor={editor}
          label={texts.title}
          table={table}
          rows={rows}
          onChange={(next) => history.change(next, texts.title)}
          history={history}
          issueOf={editing.issueOf}
          fileName={texts.file}
        />
      )}
    </Container>
  );
}

async function loadEditor(): Promise<ComponentType<SheetEditorProps<UnitRow>>> {
  return (await import(/* webpackChunkName: "sheet-editor" */ '../sheet/sheet-editor.tsx')).SheetEditor;
}
