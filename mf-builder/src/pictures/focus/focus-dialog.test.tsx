import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { PictureField } from '../fields/picture-field.tsx';
import { openPictures } from '../testing/open-pictures.tsx';
import { tinyFile } from '../testing/tiny-pictures.ts';

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function Photo() {
  const [value, setValue] = useState<string | null>(null);
  return <PictureField purpose="plant-photo" label="Foto principal" {...{ value }} onChange={setValue} />;
}

test('what stays in sight of a photo is moved by keys and numbers, seen as it will be cropped, and saved', async () => {
  const { user, server, toast } = openPictures(<Photo />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  await user.upload(input, tinyFile('sala.jpg', 'jpeg', 9));
  await user.click(await screen.findByRole('button', { name: 'Encuadre de Foto principal' }));
  screen.getByRole('button', { name: /^Centro del encuadre/ }).focus();
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
  const top = screen.getByRole('textbox', { name: 'Desde arriba' });
  await user.clear(top);
  await user.type(top, '100');
  const crops = [...document.querySelectorAll('dialog img[data-focus]')].map((crop) => crop.getAttribute('data-focus'));
  expect(crops).toEqual(['be', 'be']);
  await user.click(screen.getByRole('button', { name: 'Guardar encuadre' }));
  await waitFor(() => expect(server.focus).toEqual({ x: 0.25, y: 1 }));
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Guardamos el encuadre' });
});
