import { hasIssues } from '@umbral/kit/form/issues.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRef, useState } from 'react';
import { countedOnce } from '../form-document/counted-once.ts';
import { wholeForm } from '../form-document/empty-form.ts';
import { checkForm } from '../form-document/form-check.ts';
import type { OpenForm } from '../keeping/use-form-keeper.ts';
import type { Editor } from './editor.ts';
import { formTexts as texts } from './form-texts.ts';
import { sections } from './sections/sections.ts';

interface SaveProject {
  readonly isSaving: boolean;
  /** What is said where it could not be saved. */
  readonly failure: string | undefined;
  readonly save: () => Promise<void>;
}

interface SavePlan {
  readonly editor: Editor;
  readonly formKey: string;
  /** Leads to a wrong field. */
  readonly onWrong: (path: string) => void;
  readonly onSaved: (project: number) => void;
}

/** Paths of a form in the order in which a person sees them. */
export function inOrder(paths: readonly string[]): string[] {
  const order = sections.flatMap((section) => section.paths);
  const rank = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  return paths.toSorted((one, other) => rank(one) - rank(other));
}

/** "Guardar proyecto" [M083]: only a whole form is sent, once, and what is wrong gets the focus. */
export function useSaveProject({ document, keeper, questions }: OpenForm, plan: SavePlan): SaveProject {
  const { call } = useRemote();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  // A press while the page is still being left sends nothing again.
  const isDone = useRef(false);

  const showWrong = (paths: readonly string[]) => {
    setFailure(texts.wrong(countedOnce(paths).length));
    const [first] = inOrder(paths);
    if (first !== undefined) plan.onWrong(first);
  };
  const send = async () => {
    document.reveal();
    if (!(await checkForm(document))) return showWrong(Object.keys(document.found()));
    await keeper.flush();
    const { saveProject } = await import(/* webpackChunkName: "form-calls" */ './save-project.ts');
    const { project, builder } = plan.editor;
    const version = keeper.projectVersion ?? project?.version ?? 1;
    const to = project && { id: project.id, version };
    const form = document.form();
    const outcome = await questions.closeFor(
      () => saveProject(call, { form, key: plan.formKey, draft: keeper.draft, project: to }),
      ({ kind }) => kind === 'saved',
    );
    if (outcome.kind === 'saved') {
      isDone.current = true;
      keeper.finish();
      return plan.onSaved(outcome.id);
    }
    if (outcome.kind === 'wrong' && hasIssues(outcome.issues)) {
      document.refuse(outcome.issues);
      return showWrong(Object.keys(outcome.issues));
    }
    if (outcome.kind === 'project-moved') keeper.takeProject(outcome.version, wholeForm(outcome.form, builder.id));
    if (outcome.kind === 'draft-moved') await keeper.pull();
    const isMoved = outcome.kind === 'project-moved' || outcome.kind === 'draft-moved';
    setFailure(isMoved ? texts.moved : outcome.kind === 'signed-out' ? texts.signedOut : texts.failed);
  };
  const save = async () => {
    if (isBusy.current || isDone.current) return;
    isBusy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      await send();
    } catch {
      setFailure(texts.failed);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { isSaving, failure, save };
}
