import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

// jsdom knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

function Alerts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Crear alerta
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Crea una alerta" footer="pie">
        <p>Contenido</p>
      </Dialog>
    </>
  );
}

test('[B106] a dialog is named by its title, focuses it, and draws its content only while open', async () => {
  render(<Alerts />);
  expect(screen.queryByText('Contenido')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Crear alerta' }));
  const dialog = screen.getByRole('dialog', { name: 'Crea una alerta' });
  expect(dialog.contains(screen.getByText('Contenido'))).toBe(true);
  expect(document.activeElement?.textContent).toBe('Crea una alerta');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByText('Contenido')).toBeNull();
});

test('[B106] Escape and a press on the backdrop ask the owner once each; a press inside asks nothing', () => {
  const onClose = vi.fn();
  render(
    <Drawer isOpen onClose={onClose} title="Filtra y encuentra">
      <p>Filtros</p>
    </Drawer>,
  );
  const dialog = screen.getByRole('dialog');
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(screen.getByText('Filtros'));
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[B106] a close that the owner made is not reported back to it', () => {
  const onClose = vi.fn();
  const { rerender, unmount } = render(
    <Dialog isOpen onClose={onClose} title="Inicia sesión">
      x
    </Dialog>,
  );
  rerender(
    <Dialog isOpen={false} onClose={onClose} title="Inicia sesión">
      x
    </Dialog>,
  );
  unmount();
  expect(onClose).not.toHaveBeenCalled();
});
