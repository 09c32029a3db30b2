import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '../fields/text-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { textOf } from './form-data.ts';
import type { FormDraft } from './form-plan.ts';
import type { Outcome } from './form-state.ts';
import type { Issues } from './issues.ts';
import { sent } from './outcome.ts';
import { useForm } from './use-form.ts';

// The shape of the largest form to come, a builder's project: lists in a form, issues by path in browser and answer, a
// draft that is saved by the server a while after the last change, and others who have changed the same project.

interface Project {
  readonly name: string;
  readonly plants: readonly { readonly name: string; readonly price: string }[];
}

function readProject(data: FormData): Project {
  const rows = [...data.keys()].filter((name) => /^form\.plants\.\d+\.name$/.test(name));
  return {
    name: textOf(data, 'form.name'),
    plants: rows.map((_, row) => ({
      name: textOf(data, `form.plants.${row}.name`),
      price: textOf(data, `form.plants.${row}.price`),
    })),
  };
}

function issuesOf({ plants }: Project): Issues {
  const names = plants.map(({ name }) => name);
  const repeated = plants.flatMap(({ name }, row) => (names.indexOf(name) < row ? [row] : []));
  return Object.fromEntries(repeated.map((row) => [`form.plants.${row}.name`, 'El nombre se repite']));
}

interface StageProps {
  readonly send: (project: Project) => Promise<Outcome<number>>;
  readonly draft: FormDraft;
}

function ProjectForm({ send, draft }: StageProps) {
  const [rows, setRows] = useState(1);
  const { props, field, failure, issues } = useForm({
    read: readProject,
    check: issuesOf,
    send,
    failed: 'No pudimos guardar.',
    draft,
  });
  return (
    <form {...props} noValidate aria-label="Proyecto">
      <TextField {...field('form.name')} label="Nombre" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <fieldset key={row}>
          <TextField {...field(`form.plants.${row}.name`)} label={`Tipología ${row + 1}`} />
          <TextField {...field(`form.plants.${row}.price`)} label={`Precio ${row + 1}`} />
        </fieldset>
      ))}
      <button type="button" onClick={() => setRows(rows + 1)}>
        Agregar
      </button>
      <FailureNotice of={failure} />
      <output aria-label="Errores">{Object.keys(issues).length}</output>
      <button type="submit">Guardar</button>
    </form>
  );
}

/** A draft that the server keeps, a while after the last change. */
function serverDraft(save: (project: Project) => void): FormDraft {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    keep: (form) => {
      clearTimeout(timer);
      timer = setTimeout(() => save(readProject(new FormData(form))), 2000);
    },
    recall: () => undefined,
    forget: () => clearTimeout(timer),
  };
}

function mount(send: StageProps['send'] = async () => sent(7)) {
  const save = vi.fn();
  render(<ProjectForm send={send} draft={serverDraft(save)} />);
  return { save, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, second = 'Tipo B') {
  await user.type(screen.getByLabelText('Nombre'), 'Alameda');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  await user.type(screen.getByLabelText('Tipología 1'), 'Tipo A');
  await user.type(screen.getByLabelText('Tipología 2'), second);
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Guardar' }));
const errors = () => screen.getByLabelText('Errores').textContent;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('[B058] a row of a list is wrong by its path, has the focus, and is right once it is corrected', async () => {
  const send = vi.fn(async () => sent(7));
  const { user } = mount(send);
  await fill(user, 'Tipo A');
  await save(user);
  expect(document.activeElement).toBe(screen.getByLabelText('Tipología 2'));
  expect([errors(), send.mock.calls.length]).toEqual(['1', 0]);
  await user.type(screen.getByLabelText('Tipología 2'), ' con balcón');
  expect(errors()).toBe('0');
  await save(user);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    {
      name: 'Alameda',
      plants: [
        { name: 'Tipo A', price: '' },
        { name: 'Tipo A con balcón', price: '' },
      ],
    },
    expect.any(Function),
  );
});

test('[B058] what the server finds wrong in a row stands at its control', async () => {
  const issues = { 'form.plants.1.price': 'El precio es muy alto', 'form.plants.0.units.4.price': 'x' };
  const { user } = mount(() => Promise.reject(new ApiError({ type: 'invalid-input', title: '', status: 422, issues })));
  await fill(user);
  await save(user);
  expect(await screen.findByText('El precio es muy alto')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Precio 2'));
});

test('[B058] the form is saved once, a while after the last change, and no more once it was sent', async () => {
  const { user, save: saved } = mount();
  await fill(user);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Alameda' }));
  await user.type(screen.getByLabelText('Nombre'), ' 170');
  await save(user);
  await vi.advanceTimersByTimeAsync(4000);
  expect(saved).toHaveBeenCalledOnce();
});

test('[B058] a conflict marks what others have changed and says so, and nothing typed is lost', async () => {
  const message = 'La versión actual es la 4. Revisa los cambios antes de guardar.';
  const issues = { 'form.plants.0.price': 'Lo cambió Ana el lunes' };
  const { user } = mount(async () => ({ kind: 'refused', refusal: { why: 'refused', issues, message } }));
  await fill(user);
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(document.activeElement).toBe(screen.getByLabelText('Precio 1'));
  expect(screen.getByLabelText<HTMLInputElement>('Tipología 2').value).toBe('Tipo B');
});
