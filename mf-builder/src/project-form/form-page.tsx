import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useState } from 'react';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import { builderChoiceTexts } from '../ui/builder-choice-texts.ts';
import type { ActingFor } from '../visit/acting-for.ts';
import type { Editor } from './editor.ts';
import css from './form-page.module.css';
import { formTexts as texts } from './form-texts.ts';
import { ProjectForm } from './project-form.tsx';

interface FormPageProps {
  readonly acting: ActingFor;
  /** Nothing where an administrator has not chosen a builder yet. */
  readonly editor: Editor | undefined;
  readonly after: { readonly saved: string; readonly discarded: string };
  /** A new form: for whom, an administrator may choose. */
  readonly isNew?: boolean;
}

/** A page that is the form of one project. */
export function FormPage({ acting, editor, after, isNew = false }: FormPageProps) {
  // Drawn by the browser for each opening; the server's markup does not hold it.
  const [formKey] = useState(() => crypto.randomUUID());
  const title = editor?.project?.title ?? titleOf(editor);
  return (
    <Container className={css.page}>
      <PageHeading lead={editor?.builder.name && texts.of(editor.builder.name)}>
        {title === '' ? texts.newTitle : title}
      </PageHeading>
      {isNew && !editor?.draft && <BuilderChoice acting={acting} />}
      {editor ? (
        <ProjectForm key={`${editor.builder.id}`} editor={editor} formKey={formKey} after={after} />
      ) : (
        <EmptyState title={builderChoiceTexts.choose}>{builderChoiceTexts.chooseHint}</EmptyState>
      )}
    </Container>
  );
}

function titleOf(editor: Editor | undefined): string {
  const name = editor?.draft?.form.name;
  return typeof name === 'string' ? name.trim() : '';
}
