import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PreviewLink } from '@umbral/domain/api/project-previews.ts';
import { previewSaved } from '@umbral/domain/builders/preview-message.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { PreviewButton } from './preview-button.tsx';
import type { PreviewPanelProps } from './preview-panel.tsx';
import { scaleFor, screenSizes } from './preview-subject.ts';

const link: PreviewLink = {
  ...{ id: 3, token: 'secreto', created_at: '2026-11-26T12:00:00.000Z', created_by: 'Camila', revoked_at: null },
  ...{ expires_at: '2026-12-10T12:00:00.000Z', opened: 2, opened_at: null },
};

beforeAll(async () => {
  await import('./preview-dialog.tsx');
  await import('./preview-calls.ts');
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

async function open(answers: readonly unknown[], panel: Partial<PreviewPanelProps> = {}) {
  const left = [...answers];
  const call = vi.fn(async (_: Endpoint, __: unknown) => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const toast = vi.fn();
  const context = { call, toast };
  const view = (version: number) => (
    <RemoteReactContext value={context as never}>
      <PreviewButton draftId={7} projectId={null} version={version} {...panel} />
    </RemoteReactContext>
  );
  const { rerender } = render(view(1));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Vista previa' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...{ user, dialog, toast },
    sent: () => call.mock.calls.map(([{ id }, input]) => [id, input]),
    save: (version: number) => act(() => rerender(view(version))),
  };
}

const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Vista previa a/);

test('[B143, C360] the draft is shown by the page of its link, on screens of three widths', async () => {
  const { user, dialog, sent } = await open([{ data: link }]);
  expect((await frame()).getAttribute('src')).toBe('/vista-previa/secreto');
  expect(sent()).toEqual([['C360', { body: { draft_id: 7 } }]]);
  for (const [name, { width }] of [
    ['Computador', screenSizes.computer],
    ['Tableta', screenSizes.tablet],
    ['Celular', screenSizes.phone],
  ] as const) {
    await user.click(dialog.getByRole('radio', { name }));
    const stage = (await frame()).parentElement?.parentElement;
    expect(stage?.style.getPropertyValue('--screen-width')).toBe(`${width}px`);
  }
});

test('[B143] each save is told to the frame, which stays where it is', async () => {
  const { save } = await open([{ data: link }]);
  const shown = await frame();
  const post = vi.spyOn(shown.contentWindow ?? window, 'postMessage');
  save(1);
  expect(post).not.toHaveBeenCalled();
  save(2);
  expect(post).toHaveBeenCalledExactlyOnceWith(previewSaved, location.origin);
  expect(await frame()).toBe(shown);
});

test('[B143, C361] the link is taken back only after a question, and another one can be made', async () => {
  const next = { ...link, id: 4, token: 'otro' };
  const { user, dialog, toast, sent } = await open([{ data: link }, { ok: 1, message: '' }, { data: next }]);
  await user.click(await dialog.findByRole('button', { name: 'Quitar el enlace' }));
  expect(sent()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sí, quitarlo' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' })));
  expect(sent()[1]).toEqual(['C361', { params: { id: 3 } }]);
  expect(screen.queryByTitle(/^Vista previa a/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Crear otro enlace' }));
  expect((await frame()).getAttribute('src')).toBe('/vista-previa/otro');
});

test('[B143] it says until when the link is good and how often it was opened', async () => {
  const { dialog } = await open([{ data: link }]);
  await dialog.findByText(/Sirve hasta el 10 dic 2026, abierto 2 veces\./);
  const tab = dialog.getByRole('link', { name: 'Abrir en otra pestaña' });
  expect([tab.getAttribute('href'), tab.getAttribute('rel')]).toEqual(['/vista-previa/secreto', 'noopener noreferrer']);
});

test('[B143] what fails is said and can be tried again; a link that cannot be taken back stays', async () => {
  const { user, dialog, toast } = await open([new Error('away'), { data: link }, new Error('away')]);
  await user.click(await dialog.findByRole('button', { name: /Reintentar|Intentar/ }));
  await frame();
  await user.click(dialog.getByRole('button', { name: 'Quitar el enlace' }));
  await user.click(screen.getByRole('button', { name: 'Sí, quitarlo' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
  await frame();
});

test('[B143] before the first save there is nothing to look at yet', async () => {
  const { dialog, sent } = await open([], { draftId: null });
  dialog.getByText('Guarda el borrador para ver cómo queda.');
  expect(sent()).toEqual([]);
});

test('a screen is made smaller to fit, never larger', () => {
  expect([scaleFor({ width: 1440 }, 720), scaleFor({ width: 390 }, 720), scaleFor({ width: 390 }, 0)]).toEqual([
    0.5, 1, 1,
  ]);
});
