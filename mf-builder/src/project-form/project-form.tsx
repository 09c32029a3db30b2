import { Button } from '@umbral/kit/actions/button.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useFormCheck } from '../form-document/form-check.ts';
import type { DraftForm } from '../form-document/form-path.ts';
import { FormDocumentContext } from '../form-document/use-form-document.ts';
import { useCompany } from '../keeping/use-company.ts';
import { useFormKeeper, useKeepingState, useRecovery } from '../keeping/use-form-keeper.ts';
import { PicturesProvider } from '../pictures/desk/pictures-provider.tsx';
import type { topics } from '../topics.ts';
import type { Editor } from './editor.ts';
import { OwnFeaturesContext } from './features/own-states.ts';
import { watchPresses } from './fields/after-press.ts';
import { FormBar } from './form-bar.tsx';
import { FormBeside } from './form-beside.tsx';
import type { FormDialogsProps } from './form-dialogs.tsx';
import { FormNotices } from './form-notices.tsx';
import { formTexts as texts } from './form-texts.ts';
import { OpenPlantContext } from './plants/open-plant.ts';
import css from './project-form.module.css';
import { SectionNav } from './section-nav.tsx';
import { SectionPanel } from './section-panel.tsx';
import { sectionOf } from './sections/sections.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useOpenSection } from './use-open-section.ts';
import { useSaveProject } from './use-save-project.ts';
import { useSteady } from './use-steady.ts';

interface ProjectFormProps {
  readonly editor: Editor;
  /** Drawn for this form. */
  readonly formKey: string;
  /** Where one goes when the project is saved, or its draft thrown away. */
  readonly after: { readonly saved: string; readonly discarded: string };
}

/** The form of a project: kept while it is written, section by section, and sent when it is whole [B095, B142]. */
export function ProjectForm({ editor, formKey, after }: ProjectFormProps) {
  const { toast, navigate } = useRemote();
  const bus = useTopics<typeof topics>();
  const begin = useMemo(() => beginOf(editor, formKey), [editor, formKey]);
  const open = useFormKeeper(begin, editor.person);
  const { document, keeper } = open;
  const keeping = useKeepingState(keeper);
  const recoveredAt = useRecovery(open, begin, editor.person);
  const company = useCompany(open, formKey);
  useFormCheck(document);
  useEffect(watchPresses, []);
  const { section, openSection } = useOpenSection({
    draft: keeping.draft,
    isNew: editor.project === null && editor.draft === null,
  });
  // The list of sections answers a press at once; the fields, of which there may be hundreds, follow piece by piece.
  const drawn = useDeferredValue(section);
  const [openPlant, setOpenPlant] = useState<number>();
  const [isDiscarding, setDiscarding] = useState(false);
  const [isSettling, setSettling] = useState(true);
  const [Dialogs, fetchDialogs] = useLazyPart<FormDialogsProps>(loadDialogs, texts.partFailed);
  useEffect(() => void fetchDialogs(), [fetchDialogs]);
  const panel = useRef<HTMLDivElement>(null);
  const focus = useFieldFocus(panel);
  const goTo = useSteady((path: string) => {
    const [list, index] = path.split('.');
    if (list === 'plants' && index !== undefined) setOpenPlant(Number(index));
    openSection(sectionOf(path));
    focus(path);
  });
  const onSaved = (projectId: number) => {
    bus.publish('builder/project-saved', { projectId });
    toast({ tone: 'success', text: texts.saved });
    navigate(after.saved);
  };
  const { save, isSaving, failure } = useSaveProject(open, { editor, formKey, onWrong: goTo, onSaved });
  const isUsed = useCallback((key: string) => isNamed(document.form(), key), [document]);
  const plants = useMemo(() => ({ openPlant, setOpenPlant }), [openPlant]);
  return (
    <FormDocumentContext value={document}>
      <OwnFeaturesContext value={editor.ownFeatures}>
        <OpenPlantContext value={plants}>
          <PicturesProvider known={editor.pictures} isUsed={isUsed}>
            <noscript>
              <Notice tone="warning">{texts.noScript}</Notice>
            </noscript>
            <ScriptForm className={css.form} onSubmit={(event) => event.preventDefault()}>
              <FormBar
                keeping={keeping}
                project={editor.project?.id ?? null}
                company={company?.others ?? []}
                isSaving={isSaving}
                failure={failure}
                onSave={() => void save()}
                onDiscard={() => {
                  setDiscarding(true);
                  void fetchDialogs();
                }}
              />
              <FormNotices
                keeper={keeper}
                keeping={keeping}
                form={document.form}
                project={editor.project}
                recoveredAt={recoveredAt}
                savedBy={company?.savedBy ?? null}
              />
              {keeping.conflicts.length > 0 && !(isSettling && Dialogs) && (
                <Button
                  look="secondary"
                  onClick={() => {
                    setSettling(true);
                    void fetchDialogs();
                  }}
                >
                  {texts.settle}
                </Button>
              )}
              <div className={css.body} ref={panel}>
                <SectionNav current={section} onOpen={openSection} />
                <SectionPanel section={drawn} onOpen={openSection} />
                <FormBeside draft={keeping.draft} project={editor.project?.id} onGo={goTo} />
              </div>
            </ScriptForm>
            {Dialogs && (
              <Dialogs
                of={open}
                keeping={keeping}
                isOfProject={editor.project !== null}
                isSettling={isSettling}
                onPutOff={() => setSettling(false)}
                isDiscarding={isDiscarding}
                onKeep={() => setDiscarding(false)}
                onDiscarded={() => navigate(after.discarded)}
              />
            )}
          </PicturesProvider>
        </OpenPlantContext>
      </OwnFeaturesContext>
    </FormDocumentContext>
  );
}

const loadDialogs = async () => (await import(/* webpackChunkName: "form-dialogs" */ './form-dialogs.tsx')).FormDialogs;

/** Whether any field of the form holds a picture. */
const isNamed = (form: DraftForm, key: string) => JSON.stringify(form).includes(key);

function beginOf({ builder, project, projectVersion, projectForm, draft, form }: Editor, key: string) {
  return { key, builder: builder.id, project: project?.id ?? null, projectVersion, projectForm, draft, base: form };
}
