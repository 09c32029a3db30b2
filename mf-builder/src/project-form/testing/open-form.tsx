import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { topics as kitTopics } from '@umbral/kit/topics.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { vi } from 'vitest';
import { wholeForm } from '../../form-document/empty-form.ts';
import type { DraftForm } from '../../form-document/form-path.ts';
import { topics } from '../../topics.ts';
import type { Editor } from '../editor.ts';
import { ProjectForm } from '../project-form.tsx';

type Answer = (input: { readonly body?: Record<string, unknown> }) => unknown;

/** What the API of a test answers, by the id of the call: a value, an error, or what a function gives. */
export type Answers = Readonly<Record<string, unknown>>;

const somebody = { name: 'Ana', lastName: 'Rojas', email: 'ana@example.com', phone: '', roles: ['constructora'] };
const places = { data: [{ id: 1, name: 'Uno' }] };
const saved = { ok: 1, message: 'Guardamos el borrador.', id: 7, version: 1, updated_at: '2026-11-26T15:42:00.000Z' };

/** The lists of choices, and a draft that is saved each time. */
const usual: Answers = {
  ...{ C002: places, C011: places, C020: places, C371: { data: [] }, C048: places, C026: { data: [] } },
  ...{ C028: { data: [] }, C029: { data: [] }, C372: { data: [] } },
  C303: ({ body }: { body: { version: number | null } }) => ({ ...saved, version: (body.version ?? 0) + 1 }),
  C370: { ok: 1, version: 1, updated_at: saved.updated_at, saved_by: null, others: [] },
};

export const newEditor: Editor = {
  ...{ person: 5, builder: { id: 1, name: 'Nogal' }, project: null, draft: null },
  ...{ projectVersion: null, projectForm: null, ownFeatures: [], pictures: {} },
  form: wholeForm({}, 1),
};

/** The example as the form of a published project that is edited. */
export function editorOf(form: DraftForm = projectFormExample, change: Partial<Editor> = {}): Editor {
  const whole = wholeForm(form, 1);
  const state = { state: 'published', stateReason: null, isHeld: false, actions: ['pause'] } as const;
  const project = { id: 9, title: 'Alameda', version: 3, ...state };
  return { ...newEditor, project, projectVersion: 3, projectForm: whole, form: whole, ...change };
}

/** The form as somebody sees it, in front of an API that answers as told. */
export function openForm({ editor = newEditor, answers = {}, search = '' }: OpenFormPlan = {}) {
  window.history.replaceState(null, '', `/mi-cuenta/constructora/proyecto-nuevo${search}`);
  const all = { ...usual, ...answers };
  const call = vi.fn(async ({ id }: Endpoint, input: { readonly body?: Record<string, unknown> }) => {
    const told = all[id];
    const answer = typeof told === 'function' ? (told as Answer)(input) : told;
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error(`the test has no answer for ${id}`);
    return answer;
  });
  const [toast, navigate] = [vi.fn(), vi.fn()];
  const shared = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-builder', topics) });
  const bus = ownedBus(shared, 'mf-builder', 'test');
  const shell = ownedBus(shared, 'shell', 'test');
  /** Somebody has signed in, or is found to be: the person of the form unless told otherwise. */
  const signIn = (id = editor.person) => shell.publish('shell/session-changed', { session: { ...somebody, id } });
  signIn();
  const asked = vi.fn();
  topicsAs<typeof kitTopics>(shared, 'mf-account').handle('account/sign-in', asked);
  const after = { saved: '/despues', discarded: '/descartado' };
  const Page = () => <ProjectForm editor={editor} formKey={key} after={after} />;
  const key = crypto.randomUUID();
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: Page }]);
  const view = render(
    <RemoteReactContext value={{ call, toast, navigate, bus, environment: {} } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  const sentTo = (id: string) => call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, input]) => input);
  return {
    ...view,
    call,
    toast,
    navigate,
    bus: topicsOf<typeof topics>({ bus }),
    asked,
    signIn,
    key,
    sentTo,
    user: userEvent.setup(),
  };
}

interface OpenFormPlan {
  readonly editor?: Editor;
  readonly answers?: Answers;
  readonly search?: string;
}

export const saveButton = () => screen.getByRole('button', { name: 'Guardar proyecto' });

/** jsdom draws no dialogs, measures nothing and has no locks: what the form asks of a browser, as plainly as can be. */
export function standInForBrowser(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(HTMLElement.prototype, {
    scrollIntoView: () => undefined,
    showPopover: () => undefined,
    hidePopover: () => undefined,
  });
}
