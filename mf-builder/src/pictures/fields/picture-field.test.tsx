import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openPictures } from '../testing/open-pictures.tsx';
import { tinyFile } from '../testing/tiny-pictures.ts';
import { PictureField } from './picture-field.tsx';

const onChange = vi.fn();

function Logo({ first = null }: { readonly first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  const take = (key: string | null) => {
    onChange(key);
    setValue(key);
  };
  return <PictureField purpose="project-logo" label="Logo" name="logo" value={value} onChange={take} />;
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');

test('[B095, B096] a chosen logo is held at once, sent, shown and announced', async () => {
  const { user, server } = openPictures(<Logo />);
  await user.upload(input(), tinyFile('logo.png', 'png'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^up-[0-9a-f]{40}$/)));
  expect(await screen.findByRole('img', { name: 'Logo' })).toBeTruthy();
  expect(server.sent).toEqual(['C380', 'C381']);
  expect(await screen.findByText('logo.png: la imagen está lista')).toBeTruthy();
});

test('[B096] a logo of another type or size is refused in the words of the product, and nothing is sent', async () => {
  const { user, server } = openPictures(<Logo />);
  await user.upload(input(), new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText('El logo debe ser JPG o PNG')).toBeTruthy();
  await user.upload(input(), new File([new Uint8Array(600 * 1024)], 'logo.png'));
  expect(await screen.findByText('El logo debe pesar máximo 500K')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Elegir imagen: Logo' }).getAttribute('aria-invalid')).toBe('true');
  expect(server.sent).toEqual([]);
});

test('[B096] what the server refuses is told at the picture, which can be sent again', async () => {
  const { user, server } = openPictures(<Logo />);
  server.trouble = new ApiError({ type: 'too-large', title: '', status: 413, issues: { file: 'El logo pesa mucho' } });
  await user.upload(input(), tinyFile('a.png', 'png', 1));
  expect(await screen.findByText('El logo pesa mucho')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('img', { name: 'Logo' })).toBeTruthy();
  expect(screen.queryByText('El logo pesa mucho')).toBeNull();
});

test('a session that ends in the middle is told; the picture goes on by itself once somebody has signed in again', async () => {
  const { user, server, signIn } = openPictures(<Logo />);
  server.trouble = new ApiError({ type: 'not-signed-in', title: '', status: 401 });
  await user.upload(input(), tinyFile('b.png', 'png', 2));
  expect(await screen.findByText('Tu sesión terminó. Ingresa de nuevo y sigue subiendo')).toBeTruthy();
  signIn();
  expect(await screen.findByRole('img', { name: 'Logo' })).toBeTruthy();
});

test('a picture of the library is shown, removed, and put back', async () => {
  const { user, toast, server } = openPictures(<Logo first="building/tower" />);
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('/media/tower.webp');
  await user.click(screen.getByRole('button', { name: 'Quitar: Logo' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elegir imagen: Logo' }));
  toast.mock.calls[0]?.[0].action.run();
  expect(onChange).toHaveBeenLastCalledWith('building/tower');
  expect(server.sent).toEqual([]);
});

test('a picture that neither the server nor the device has says so', async () => {
  openPictures(<Logo first={`up-${'b'.repeat(40)}`} />);
  expect(await screen.findByText(/^La imagen todavía no ha llegado/)).toBeTruthy();
});
